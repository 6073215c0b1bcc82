import type { Level } from '../facts/vocabulary'
import type { SubjectSlug } from '../subjects/subject'
import { subjectAt, type UniversityRow } from './row'
import type { AskedSubjects } from './typed-subjects'

/**
 * Whether a degree at a level at least is taught in English, and with subjects one of each; null where that is not known.
 */
export function hasDegreesInEnglish(
  row: UniversityRow,
  level: Level,
  subjects: AskedSubjects = [],
): boolean | null {
  const { english, someEnglish, otherLanguage } = row
  if (english.includes(level)) return true
  if (otherLanguage.includes(level)) return false
  if (subjects.length === 0) return someEnglish.includes(level) || null
  const answers = subjects.map((anyOf) => isAnyInEnglish(row, level, anyOf))
  return answers.includes(false) ? false : answers.includes(null) ? null : true
}

function isAnyInEnglish(
  { subjectsInEnglish, subjectsInOthers }: UniversityRow,
  level: Level,
  anyOf: readonly SubjectSlug[],
): boolean | null {
  const names = anyOf.map((subject) => subjectAt(level, subject))
  if (names.some((name) => subjectsInEnglish.includes(name))) return true
  return names.every((name) => subjectsInOthers.includes(name)) ? false : null
}
