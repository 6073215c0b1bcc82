import { codesOfSubject } from '../subjects/of-code'
import type { SubjectSlug } from '../subjects/subject'
import { PROGRAMMES, type Programme } from './vocabulary'

/** The label of programmes that is nearest to a subject; null where no label holds it. For the server. */
export function labelOfSubject(slug: SubjectSlug): Programme | null {
  const [code] = codesOfSubject('labels', slug)
  return PROGRAMMES.find(({ value }) => value === code)?.value ?? null
}
