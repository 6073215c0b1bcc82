import type { Requirement } from '../facts/requirement'
import type { TaskChoice, TaskPerson } from './task'

type Whom = Pick<Requirement, 'id' | 'nationalities' | 'exceptNationalities' | 'certificates'>

/** Whether a requirement is for some people alone. */
export const isForSome = ({ nationalities, exceptNationalities, certificates }: Whom) =>
  nationalities.length + exceptNationalities.length + certificates.length > 0

/** True and false only where the person told enough; a certificate is likely from the country of the passport. */
export function concernsPerson(
  row: Whom,
  { nationalities, certificate, sender }: TaskPerson,
): boolean | null {
  if (!isForSome(row)) return true
  const isTold = nationalities.length > 0
  if (sender?.requirements && !isTold) {
    const said = sender.requirements[row.id]
    return said === undefined ? false : said === 'yes' || null
  }
  const isOf = (places: readonly string[]) => nationalities.some((code) => places.includes(code))
  if (isTold && isOf(row.exceptNationalities)) return false
  if (isTold && row.nationalities.length > 0 && !isOf(row.nationalities)) return false
  if (row.certificates.length > 0) {
    if (certificate)
      return row.certificates.includes(certificate) && (isTold || row.nationalities.length === 0)
    return isTold && !isOf(row.certificates) ? false : null
  }
  return isTold ? true : null
}

/** Whether a requirement is for a place to study, at its level and for its subject. */
export function concernsPlace(
  { countries, universities, levels, subjects }: Requirement,
  { countryCode, universityId, level, subject }: TaskChoice,
): boolean {
  const includes = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
  return (
    includes(countries, countryCode) &&
    includes(universities, universityId) &&
    includes(levels, level) &&
    includes(subjects, subject)
  )
}
