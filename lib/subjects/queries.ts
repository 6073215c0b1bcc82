import 'server-only'
import { oncePerProcess } from '../once-per-process'
import { readData } from '../read-data'
import { indexTitleWords, type TitleWords } from './of-title'
import {
  BROAD_FIELDS,
  SCHEMES,
  SubjectCodesSchema,
  SubjectsSchema,
  type BroadField,
  type Scheme,
  type Subject,
  type SubjectSlug,
} from './subject'

type CodeMap = ReadonlyMap<string, readonly SubjectSlug[]>

const load = oncePerProcess('subjects', () => {
  const subjects = readData('subjects', SubjectsSchema)
  const tables = SCHEMES.map((scheme) => {
    const { codes } = readData(`subject-codes/${scheme}`, SubjectCodesSchema)
    return [scheme, codes] as const
  })
  return {
    subjects,
    bySlug: new Map(subjects.map((subject) => [subject.slug, subject])),
    codes: new Map<Scheme, CodeMap>(
      tables.map(([scheme, table]) => [scheme, new Map(table.map((each) => [each.code, each.subjects]))]),
    ),
    holders: new Map<Scheme, CodeMap>(
      tables.map(([scheme, table]) => [scheme, new Map(table.map((each) => [each.code, each.holds ?? []]))]),
    ),
    titleWords: indexTitleWords(subjects),
  }
})

const NO_CODES: CodeMap = new Map()

/** Every subject, in the order of `data/subjects.json`: by broad field as students meet them. */
export function getSubjects(): readonly Subject[] {
  return load().subjects
}

/** The subject of a slug; undefined where there is none, as in an address that was typed by hand. */
export function getSubject(slug: SubjectSlug): Subject | undefined {
  return load().bySlug.get(slug)
}

/** The broad fields of ISCED-F 2013, in the order of their codes. */
export function getBroadFields(): readonly BroadField[] {
  return BROAD_FIELDS
}

/** The subjects of each code of a scheme, the nearer subject first. */
export function getSubjectCodes(scheme: Scheme): CodeMap {
  return load().codes.get(scheme) ?? NO_CODES
}

/** The subjects that each entry of one of the site's own lists holds besides those that it leads to. */
export function getHeldSubjects(scheme: Scheme): CodeMap {
  return load().holders.get(scheme) ?? NO_CODES
}

/** The words by which `subjectsInTitle` finds subjects. */
export function getTitleWords(): TitleWords {
  return load().titleWords
}
