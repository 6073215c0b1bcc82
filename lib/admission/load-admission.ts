import { readPerson } from '../eligibility/kept-person'
import { keepVerdicts } from '../programmes/kept-verdicts'
import { localDate } from '../text/format'
import { ADMISSION } from './files'
import { keepUniversityVerdicts } from '../universities/kept-verdicts'
import { listVerdicts, universityVerdicts } from './list-verdicts'

/** Makes the filters of lists answer for the profile that the browser keeps; without one they leave every row open. */
export async function answerForPerson(): Promise<void> {
  const person = readPerson()
  const file = person && (await ADMISSION.load())
  const today = localDate(new Date())
  keepVerdicts(file && listVerdicts(person, file, today))
  keepUniversityVerdicts(file && universityVerdicts(person, file, today))
}
