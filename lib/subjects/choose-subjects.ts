import type { TitleSubject } from './of-title'
import type { SubjectSlug } from './subject'

export type ChosenSubjects = {
  /** The subject that the programme is in; null where neither its title nor its code names one. */
  subject: SubjectSlug | null
  /** Subjects that the programme may be in: they help to find it, rank lower, and are never stated. */
  also: readonly SubjectSlug[]
}

/**
 * One subject to state and those that help to find, from what the title says and what the code says.
 * @param coversOf the branches of a subject
 */
export function chooseSubjects(
  titled: readonly TitleSubject[],
  coded: readonly SubjectSlug[],
  coversOf: (slug: SubjectSlug) => readonly SubjectSlug[],
): ChosenSubjects {
  const [code = null] = coded
  const named = titled.filter(({ isOrdinary }) => !isOrdinary).map(({ slug }) => slug)
  // "Engineering (Civil)": the whole makes sure which "civil" is meant.
  const sure = titled
    .map(({ slug }) => slug)
    .filter((slug) => named.includes(slug) || named.some((whole) => coversOf(whole).includes(slug)))
  if (titled.length === 0) return { subject: code, also: coded.slice(1) }
  const isSure = sure.length > 0
  const subject = isSure ? ofSure(sure, coded, coversOf) : ofOrdinary(titled, coded)
  // Beside a subject that is sure, a word such as "management" says nothing of its own, nor does a code of two subjects.
  const ofTitle = isSure ? sure : titled.map(({ slug }) => slug)
  const ofCode = isSure && coded.length > 1 ? [] : coded.slice(0, 1)
  return { subject, also: [...new Set([...ofTitle, ...ofCode])].filter((slug) => slug !== subject) }
}

/** The title is sure of one or more subjects: a branch goes before its whole, then what the code confirms, then the first. */
function ofSure(
  sure: readonly SubjectSlug[],
  coded: readonly SubjectSlug[],
  coversOf: (slug: SubjectSlug) => readonly SubjectSlug[],
): SubjectSlug | null {
  const branches = sure.filter((slug) => !coversOf(slug).some((branch) => sure.includes(branch)))
  const confirmed = branches.find((slug) => coded.includes(slug))
  const [first = null] = branches
  const [code, ...others] = coded
  if (confirmed || !first) return confirmed ?? null
  // "Bachelor of Engineering" under the code of civil engineering. A code of two subjects is too broad to decide
  // between them.
  return code && others.length === 0 && coversOf(first).includes(code) ? code : first
}

/**
 * The title has only words such as "development" or "health": they count where the code confirms them, and where there is no
 * code and they all mean one subject.
 */
function ofOrdinary(titled: readonly TitleSubject[], coded: readonly SubjectSlug[]): SubjectSlug | null {
  const slugs = titled.map(({ slug }) => slug)
  const confirmed = coded.find((slug) => slugs.includes(slug))
  if (confirmed) return confirmed
  return coded[0] ?? (slugs.length === 1 ? (slugs[0] ?? null) : null)
}
