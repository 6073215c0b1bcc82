import '../text/zod-without-compiler'
import { z } from 'zod'

/** A subject's name in addresses and data. It never changes once published. */
export type SubjectSlug = string

const Slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
/** Words as they are compared: lower case, single spaces. */
const Words = z.string().regex(/^\S+( \S+)*$/)
const WordList = z.array(Words).readonly()
const SlugList = z.array(Slug).readonly()

/** The broad fields of ISCED-F 2013 (UNESCO Institute for Statistics), which subjects are grouped by. */
export const BROAD_FIELDS = [
  { code: '00', label: 'General and interdisciplinary' },
  { code: '01', label: 'Education' },
  { code: '02', label: 'Arts and humanities' },
  { code: '03', label: 'Social sciences, journalism and information' },
  { code: '04', label: 'Business, administration and law' },
  { code: '05', label: 'Natural sciences, mathematics and statistics' },
  { code: '06', label: 'Computing and information technology' },
  { code: '07', label: 'Engineering, manufacturing and construction' },
  { code: '08', label: 'Agriculture, forestry, fisheries and veterinary' },
  { code: '09', label: 'Health and welfare' },
  { code: '10', label: 'Services: travel, sport, transport, security' },
] as const

export type BroadField = (typeof BROAD_FIELDS)[number]
type BroadCode = BroadField['code']

const BROAD_CODES = BROAD_FIELDS.map(({ code }) => code) as [BroadCode, ...BroadCode[]]

export const SubjectSchema = z.strictObject({
  slug: Slug,
  name: z.string().min(2),
  /** The broad field of ISCED-F 2013 that most of the subject falls under. */
  broad: z.enum(BROAD_CODES),
  /** Its narrow field: three digits, which begin with the broad ones. */
  narrow: z.string().regex(/^\d{3}$/),
  /** One line, at most twelve words. */
  description: z.string().min(10),
  /** Further words that English speakers type for it: other names, initials, frequent misspellings. */
  synonyms: WordList,
  /** Further words of course titles, which nobody types: only `subjectsInTitle` needs them. */
  inTitles: WordList.default([]),
  /** Those of the words above that are also ordinary words or parts of other subjects' names: "it", "health", "development". */
  ordinary: WordList.default([]),
  /** Its names in other languages, as typed by those who search in their own. They never occur in English titles. */
  otherNames: WordList.default([]),
  /** Related subjects, the nearest first. */
  neighbours: SlugList,
  /** Its branches: a search for this subject also finds theirs, and never the other way. */
  covers: SlugList.default([]),
})

export const SubjectsSchema = z.array(SubjectSchema).min(100).readonly()

export type Subject = z.infer<typeof SubjectSchema>

/** The tables of codes that lead to subjects, one file of `data/subject-codes` each. */
export const SCHEMES = [
  'cip4',
  'cah',
  'cah-groups',
  'asced',
  'jp',
  'tw',
  'kr',
  'cl',
  'cl-area',
  'tr',
  'fr-isced',
  'fr-subjects',
  'isced4',
  'sg',
  'br-capes',
  'ref-uoa',
  'in',
  'labels',
  'fields',
] as const

export type Scheme = (typeof SCHEMES)[number]

export const SubjectCodesSchema = z.strictObject({
  /** The meaning and the publisher of the codes. */
  title: z.string().min(5),
  codes: z
    .array(
      z.strictObject({
        code: z.string().min(1),
        /** The publisher's name for the code; left out where the code is itself a name. */
        name: z.string().min(1).optional(),
        /** One or two subjects, the nearer first. The second only helps to find. */
        subjects: z.array(Slug).min(1).max(2).readonly(),
        /** Further subjects that an entry of the site's own lists holds: a programme in one of them belongs to the entry. */
        holds: z.array(Slug).readonly().optional(),
      }),
    )
    .readonly(),
})
