import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { oncePerProcess } from '../once-per-process'
import { parseFile } from '../text/parse-file'
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

const DIRECTORY = join(process.cwd(), 'data')

/**
 * Read from disk, as the other large files are. An import would put the file into the script of each route that names a
 * subject, and a server keeps the text of every script.
 */
const readData = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  parseFile(`data/${file}.json`, schema, JSON.parse(readFileSync(join(DIRECTORY, `${file}.json`), 'utf8')))

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
