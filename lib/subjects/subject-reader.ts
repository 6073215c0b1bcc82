import type { ChosenSubjects } from './choose-subjects'
import type { Scheme, SubjectSlug } from './subject'

/** What a row of a file of programmes says of its subject. */
export type CodedRow = {
  /** In the source's words. */
  level: string
  title?: string
  titleEn?: string
  /** Code of the subject, in the scheme of the file. */
  field?: string
  /** Our own slug, where a name says more than the code. */
  subject?: SubjectSlug
  /** Our own as well: those that it may be in. */
  also?: SubjectSlug[]
}

/** How a file of programmes tells subjects. */
type CodedFile = { scheme?: Scheme; subjectFrom?: 'title' | 'titleEn' }

/** The subject that a title and a code state, and those that may be meant. `scheme` is the file's. */
export type SubjectsOf = (coded: {
  title: string | null
  field: string | null
  scheme: Scheme | undefined
}) => ChosenSubjects

/**
 * Reads the subjects of the rows of a file. Thousands of rows share a few fields and titles, and equal lists are one in
 * memory.
 */
export function subjectReader(file: CodedFile, subjectsOf: SubjectsOf): (row: CodedRow) => ChosenSubjects {
  const byField = new Map<string, ChosenSubjects>()
  const byTitle = new Map<string, ChosenSubjects>()
  const lists = new Map<string, readonly SubjectSlug[]>()
  const firstDegrees = new Map<ChosenSubjects, ChosenSubjects>()
  const choose = (row: CodedRow): ChosenSubjects => {
    const { field = '', subject: own, also: ownAlso = [] } = row
    const english = (file.subjectFrom && row[file.subjectFrom]) ?? null
    const isPlain = english === null && own === undefined && ownAlso.length === 0
    const [kept, key] = isPlain
      ? [byField, field]
      : [byTitle, `${english ?? ''}\t${field}\t${own ?? ''}\t${ownAlso.join()}`]
    const known = kept.get(key)
    if (known) return known
    const found = subjectsOf({ title: english, field: field || null, scheme: file.scheme })
    const { subject, also } = ownFirst(own ?? found.subject, ownAlso, found)
    const list = lists.get(also.join()) ?? also
    lists.set(also.join(), list)
    const made = { subject, also: list }
    kept.set(key, made)
    return made
  }
  return (row) => {
    const chosen = choose(row)
    if (chosen.subject !== MBA || !FIRST_DEGREES.includes(row.level)) return chosen
    const instead = firstDegrees.get(chosen) ?? ownFirst(MANAGEMENT, [], chosen)
    firstDegrees.set(chosen, instead)
    return instead
  }
}

/** Management at bachelor's level is no MBA: titles and codes say "management" alone. */
const MBA = 'management-mba'
const MANAGEMENT = 'business-and-management'
const FIRST_DEGREES = ['bachelor', 'undergraduate']

/** Our own subject is stated, if there is one; our own others, and what the code says, help to find it. */
function ownFirst(
  own: SubjectSlug | null,
  ownAlso: readonly SubjectSlug[],
  { subject, also }: ChosenSubjects,
): ChosenSubjects {
  const others = new Set([...ownAlso, ...(subject === null ? [] : [subject]), ...also])
  if (own !== null) others.delete(own)
  return { subject: own, also: [...others] }
}
