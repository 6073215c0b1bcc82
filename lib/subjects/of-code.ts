import { getHeldSubjects, getSubjectCodes } from './queries'
import type { Scheme, SubjectSlug } from './subject'

/**
 * The subjects that a code leads to, the nearer first; none where the scheme lacks the code. The second is a true second
 * half, or what a broad code may also be: it helps to find, and never says that a university teaches it. For the server.
 * @param code as the publisher writes it; in `sg`, a degree, or a degree and its school with " / " between them
 */
export function subjectsOfCode(scheme: Scheme, code: string): readonly SubjectSlug[] {
  return getSubjectCodes(scheme).get(code) ?? []
}

/**
 * The codes of a scheme that a subject belongs to: those that lead to it first, those that lead to it second, and last those
 * of the site's own lists that hold it among others. For the server.
 */
export function codesOfSubject(scheme: Scheme, slug: SubjectSlug): readonly string[] {
  const codes = [...getSubjectCodes(scheme)]
  const at = (place: number) => codes.filter(([, slugs]) => slugs[place] === slug).map(([code]) => code)
  const held = [...getHeldSubjects(scheme)].filter(([, slugs]) => slugs.includes(slug)).map(([code]) => code)
  return [...new Set([...at(0), ...at(1), ...held])]
}
