import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { SubjectsFile } from '@/lib/eligibility/subjects-file'

/** The address of the one file of subjects. */
export const SUBJECTS_FILE = '/catalogue/subjects.json'

/** The subjects with everything that is typed for them. The server wrote the file from typed data. */
export const subjectsFile = createResource<SubjectsFile>(async (address) => {
  const response = await fetchFile(address)
  return response.json() as Promise<SubjectsFile>
})
