import type { Profile } from '../eligibility/profile'
import type { Verdict } from '../eligibility/verdict'
import type { Level } from '../facts/vocabulary'
import { languageOf, type ProgrammeListRow } from '../programmes/row'
import { tuitionOfRow, type UniversityRow } from '../universities/row'
import { placeOfRow, type AdmissionFile } from './admission-file'
import { canTheyTakeMe } from './can-they-take-me'

/**
 * Whether each row of programmes can take a person. Rows are asked once, because a list asks for thousands of them with
 * each key.
 * @param today an ISO date
 */
export function listVerdicts(person: Profile, file: AdmissionFile, today: string) {
  const known = new WeakMap<ProgrammeListRow, Verdict>()
  const enrols = new Set(file.enrols)
  return (row: ProgrammeListRow): Verdict => {
    const earlier = known.get(row)
    if (earlier) return earlier
    const place = placeOfRow(row, languageOf(row), file, enrols)
    const { verdict } = canTheyTakeMe(person, place, file.rules[place.countryCode] ?? null, today)
    known.set(row, verdict)
    return verdict
  }
}

/**
 * The same of universities as a whole, at a level.
 * @param today an ISO date
 */
export function universityVerdicts(person: Profile, file: AdmissionFile, today: string) {
  const known: Record<Level, WeakMap<UniversityRow, Verdict>> = {
    bachelor: new WeakMap(),
    master: new WeakMap(),
    doctorate: new WeakMap(),
  }
  const enrols = new Set(file.enrols)
  return (university: UniversityRow, level: Level): Verdict => {
    const earlier = known[level].get(university)
    if (earlier) return earlier
    const dollars = university.unofficialFee.includes(level) ? null : tuitionOfRow(university, level)
    const language = university.english.includes(level) ? 'en' : ''
    const place = placeOfRow({ level, dollars, subject: null, university }, language, file, enrols)
    const { verdict } = canTheyTakeMe(person, place, file.rules[place.countryCode] ?? null, today)
    known[level].set(university, verdict)
    return verdict
  }
}
