import 'server-only'
import asced from '@/data/subject-codes/asced.json'
import brCapes from '@/data/subject-codes/br-capes.json'
import cah from '@/data/subject-codes/cah.json'
import cahGroups from '@/data/subject-codes/cah-groups.json'
import cip4 from '@/data/subject-codes/cip4.json'
import cl from '@/data/subject-codes/cl.json'
import clArea from '@/data/subject-codes/cl-area.json'
import fields from '@/data/subject-codes/fields.json'
import frIsced from '@/data/subject-codes/fr-isced.json'
import frSubjects from '@/data/subject-codes/fr-subjects.json'
import india from '@/data/subject-codes/in.json'
import jp from '@/data/subject-codes/jp.json'
import kr from '@/data/subject-codes/kr.json'
import labels from '@/data/subject-codes/labels.json'
import sg from '@/data/subject-codes/sg.json'
import tr from '@/data/subject-codes/tr.json'
import tw from '@/data/subject-codes/tw.json'
import subjectsData from '@/data/subjects.json'
import { oncePerProcess } from '../once-per-process'
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

const TABLES: Record<Scheme, unknown> = {
  asced,
  'br-capes': brCapes,
  cah,
  'cah-groups': cahGroups,
  cip4,
  cl,
  'cl-area': clArea,
  fields,
  'fr-isced': frIsced,
  'fr-subjects': frSubjects,
  in: india,
  jp,
  kr,
  labels,
  sg,
  tr,
  tw,
}

type CodeMap = ReadonlyMap<string, readonly SubjectSlug[]>

const { subjects, bySlug, codes, holders, titleWords } = oncePerProcess('subjects', () => {
  const subjects = SubjectsSchema.parse(subjectsData)
  const tables = SCHEMES.map((scheme) => [scheme, SubjectCodesSchema.parse(TABLES[scheme]).codes] as const)
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
  return subjects
}

/** The subject of a slug; undefined where there is none, as in an address that was typed by hand. */
export function getSubject(slug: SubjectSlug): Subject | undefined {
  return bySlug.get(slug)
}

/** The broad fields of ISCED-F 2013, in the order of their codes. */
export function getBroadFields(): readonly BroadField[] {
  return BROAD_FIELDS
}

/** What each code of a scheme leads to, the nearer subject first. */
export function getSubjectCodes(scheme: Scheme): CodeMap {
  return codes.get(scheme) ?? NO_CODES
}

/** What each entry of one of the site's own lists holds beyond the subjects it leads to. */
export function getHeldSubjects(scheme: Scheme): CodeMap {
  return holders.get(scheme) ?? NO_CODES
}

/** The words by which `subjectsInTitle` finds subjects. */
export function getTitleWords(): TitleWords {
  return titleWords
}
