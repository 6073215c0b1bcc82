import type { SubjectSlug } from './subject'

/** The certainty that a programme is in a subject: it states it, or it may be in it. */
type SubjectFit = 'states' | 'may'

/**
 * Whether a search for a subject finds a programme, and how surely; null where it does not. The branches of an umbrella
 * subject count as stated: who searches for engineering also finds civil engineering, and never the other way. Pure.
 * @param wanted the subject with its branches (`covers`)
 */
export function findsSubject(
  programme: { subject: SubjectSlug | null; also: readonly SubjectSlug[] },
  wanted: { slug: SubjectSlug; covers: readonly SubjectSlug[] },
): SubjectFit | null {
  const isWanted = (slug: SubjectSlug) => slug === wanted.slug || wanted.covers.includes(slug)
  if (programme.subject !== null && isWanted(programme.subject)) return 'states'
  return programme.also.some(isWanted) ? 'may' : null
}
