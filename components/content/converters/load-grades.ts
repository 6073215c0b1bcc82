import type { ConvertibleScale } from '@/lib/content/grades/schema'

async function readScales(version: string): Promise<ConvertibleScale[]> {
  const response = await fetch(`/catalogue/grades/${version}/scales.json`)
  if (!response.ok) throw new Error(`The scales answered ${response.status}.`)
  // The server wrote the file through its schema, and its address carries the hash of what is in it.
  return response.json() as Promise<ConvertibleScale[]>
}

/** The grade converter and the scales it converts by. */
export async function loadGrades(version: string) {
  const [{ GradeConverter }, scales] = await Promise.all([import('./grade-converter'), readScales(version)])
  return { GradeConverter, scales }
}
