import { codesOfSubject } from '../subjects/of-code'
import type { SubjectSlug } from '../subjects/subject'
import { STUDY_FIELDS, type StudyField } from './vocabulary'

/**
 * The fields of study that the rules of awards mean a subject by, the nearest first; none where no field holds it. For the
 * server.
 */
export function fieldsOfSubject(slug: SubjectSlug): readonly StudyField[] {
  return codesOfSubject('fields', slug).flatMap(
    (code) => STUDY_FIELDS.find(({ value }) => value === code)?.value ?? [],
  )
}
