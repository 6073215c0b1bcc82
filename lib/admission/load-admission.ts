import { OWN_FEES } from '../cost/files'
import { ownFees } from '../cost/own-fees'
import { readPerson } from '../eligibility/kept-person'
import { keepVerdicts } from '../programmes/kept-verdicts'
import { localDate } from '../text/format'
import { ADMISSION } from './files'
import { keepOwnFees } from '../universities/kept-fees'
import { keepUniversityVerdicts } from '../universities/kept-verdicts'
import { listVerdicts, universityVerdicts } from './list-verdicts'

/**
 * Makes lists answer for the profile that the browser keeps: whether a place can take the visitor, and what they pay
 * there. Without a profile the filter leaves every row open, and fees are those of students from abroad.
 */
export async function answerForPerson(): Promise<void> {
  const person = readPerson()
  const [file, fees] = person
    ? await Promise.all([ADMISSION.load(), person.nationality ? OWN_FEES.load().catch(() => null) : null])
    : []
  keepOwnFees(person && fees ? ownFees(person, fees) : null)
  const today = localDate(new Date())
  keepVerdicts(person && file ? listVerdicts(person, file, today) : null)
  keepUniversityVerdicts(person && file ? universityVerdicts(person, file, today) : null)
}
