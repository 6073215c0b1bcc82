import { fetchFile } from '../device/fetch-file'
import { createResource } from '../device/resource'
import { keepVerdicts } from '../programmes/kept-verdicts'
import { localDate } from '../text/format'
import type { AdmissionFile } from './admission-file'
import { readPerson } from '../eligibility/kept-person'
import { listVerdicts } from './list-verdicts'

const FILE = '/catalogue/admission.json'

const files = createResource<AdmissionFile>(async (address) => {
  const response = await fetchFile(address)
  // The server wrote the file from typed data.
  return response.json() as Promise<AdmissionFile>
})

/** The rules of every country, and what is known of each university. It is fetched once. */
export const loadAdmission = (): Promise<AdmissionFile> => files.load(FILE)

/** Makes the filter of the list answer for the profile that the browser keeps; without one it leaves every row open. */
export async function answerForPerson(): Promise<void> {
  const person = readPerson()
  keepVerdicts(person && listVerdicts(person, await loadAdmission(), localDate(new Date())))
}
