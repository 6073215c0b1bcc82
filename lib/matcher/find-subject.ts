import type { Profile } from '../eligibility/profile'
import type { SubjectsFile } from '../eligibility/subjects-file'
import { normaliseText } from '../text/normalise-text'

/** A subject as the matcher's form suggests it. */
export type MatcherSubject = {
  /** Its slug. */
  code: string
  name: string
  /** Further words that people type for it. */
  aliases: readonly string[]
  /** The field of study of awards that holds it; empty where none does. */
  field: Profile['fieldOfStudy']
}

/** The subjects of the file that browsers get. */
export function toMatcherSubjects({ subjects }: SubjectsFile): MatcherSubject[] {
  return subjects.map(([code, name, synonyms, otherNames, , field]) => ({
    code,
    name,
    aliases: [...synonyms.split(','), ...otherNames.split(',')].filter(Boolean),
    field,
  }))
}

/**
 * The subject of a name or synonym, whatever its case and accents. Null for an unknown name, and for "ece", which two
 * have: the list of suggestions shows both.
 */
export function findSubject(subjects: readonly MatcherSubject[], typed: string): MatcherSubject | null {
  const wanted = normaliseText(typed)
  const found = subjects.filter(({ name, aliases }) =>
    [name, ...aliases].some((words) => normaliseText(words) === wanted),
  )
  const [only] = found
  return only && found.length === 1 ? only : null
}
