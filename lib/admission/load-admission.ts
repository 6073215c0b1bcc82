import { readPerson } from '../eligibility/kept-person'
import { keepVerdicts } from '../programmes/kept-verdicts'
import { localDate } from '../text/format'
import { ADMISSION } from './files'
import { listVerdicts } from './list-verdicts'

/** Makes the filter of the list answer for the profile that the browser keeps; without one it leaves every row open. */
export async function answerForPerson(): Promise<void> {
  const person = readPerson()
  keepVerdicts(person && listVerdicts(person, await ADMISSION.load(), localDate(new Date())))
}
