import type { SearchValues } from '../list/filter'
import type { SubjectSlug } from '../subjects/subject'

/** Subjects that a search asks for: of each list one at least. */
export type AskedSubjects = readonly (readonly SubjectSlug[])[]

/** What a search text adds to a search: the subjects that it names. No address has them. */
export const withSubjects = (subjects: AskedSubjects): SearchValues => ({ subjects })

/** The subjects that the text of a search names. */
export const typedSubjects = (search: SearchValues): AskedSubjects =>
  (search as { subjects?: AskedSubjects }).subjects ?? []
