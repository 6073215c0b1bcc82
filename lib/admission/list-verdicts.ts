import type { Profile } from '../eligibility/profile'
import type { Verdict } from '../eligibility/verdict'
import type { VerdictOf } from '../programmes/kept-verdicts'
import { languageOf, type ProgrammeListRow } from '../programmes/row'
import { placeOfRow, type AdmissionFile } from './admission-file'
import { canTheyTakeMe } from './can-they-take-me'

/**
 * Whether each row of programmes can take a person. Rows are asked once, because a list asks for thousands of them with
 * each key.
 * @param today an ISO date
 */
export function listVerdicts(person: Profile, file: AdmissionFile, today: string): VerdictOf {
  const known = new WeakMap<ProgrammeListRow, Verdict>()
  const enrols = new Set(file.enrols)
  return (row) => {
    const earlier = known.get(row)
    if (earlier) return earlier
    const place = placeOfRow(row, languageOf(row), file, enrols)
    const { verdict } = canTheyTakeMe(person, place, file.rules[place.countryCode] ?? null, today)
    known.set(row, verdict)
    return verdict
  }
}
