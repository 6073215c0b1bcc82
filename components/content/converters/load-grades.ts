import type { ConvertibleScale } from '@/lib/content/grades/schema'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'

const scales = createResource<ConvertibleScale[]>(async (version) => {
  const response = await fetchFile(`/catalogue/grades/${version}/scales.json`)
  // The server wrote the file through its schema, and its address carries the hash of its content.
  return response.json() as Promise<ConvertibleScale[]>
})

/** The grade converter and the scales it converts by. */
export async function loadGrades(version: string) {
  const [{ GradeConverter }, loaded] = await Promise.all([import('./grade-converter'), scales.load(version)])
  return { GradeConverter, scales: loaded }
}
