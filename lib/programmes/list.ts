import { TAKE_SORT, takeOrder } from '../eligibility/take-filter'
import { keepLevel, readLevel } from '../facts/chosen-level'
import { LEVELS, SECTORS } from '../facts/vocabulary'
import { defineList, type SearchOf } from '../list/define-list'
import type { SearchValues } from '../list/filter'
import { filtersOf } from '../list/filters'
import { parseAsSlug } from '../list/search-params'
import { REGIONS } from '../places/regions'
import type { Part } from '../search-words/meaning'
import { isProfessionalDoctorate } from '../subjects/medical'
import { ieltsOfRow, nextDeadlineOfRow } from '../universities/row'
import { feeFilter, totalFilter } from './fee-filter'
import { LANGUAGES, LENGTHS, SCORES } from './options'
import { dollarsOf, languageOf, totalIn, type ProgrammeListRow } from './row'
import { byRank, byTitle, compareRanks, ofFigure } from './sort'
import { refuses, TAKES, verdictAt } from './take-filter'
import { STUDY_MODES } from './vocabulary'

const { text, countries, set, oneOf, choice } = filtersOf<ProgrammeListRow>()

/** Lists of one value each, made once: thousands of rows are counted by them. */
const alone = <Value extends string>(options: readonly { value: Value }[]) =>
  new Map<string, readonly Value[]>(options.map(({ value }) => [value, [value]]))

const LENGTH_LISTS = alone(LENGTHS)
const LANGUAGE_LISTS = alone(LANGUAGES)
const NONE: readonly never[] = []

const lengthOf = ({ months }: ProgrammeListRow) => {
  if (months === null) return null
  const length = LENGTHS.find(({ upTo }) => months <= upTo)
  return (length && LENGTH_LISTS.get(length.value)) ?? NONE
}

const languagesOf = (row: ProgrammeListRow) => {
  const language = languageOf(row)
  return language === '' ? null : (LANGUAGE_LISTS.get(language) ?? NONE)
}

/** The scores with which a student may apply; null where the university names no minimum. */
const scoresFrom = new Map<number, readonly string[]>()
function scoresOf({ university, level }: ProgrammeListRow): readonly string[] | null {
  const ielts = ieltsOfRow(university, level)
  if (ielts === null) return null
  const known = scoresFrom.get(ielts)
  const scores = known ?? SCORES.map(({ value }) => value).filter((value) => Number(value) >= ielts)
  scoresFrom.set(ielts, scores)
  return scores
}

const chosenLevel = choice({
  label: 'I want a',
  options: LEVELS,
  kept: { read: readLevel, keep: keepLevel },
})

/**
 * The visitor's level, as in the lists of universities. A row whose source names no level, or several without telling
 * which, is never a result of one.
 */
const LEVEL: typeof chosenLevel = (key) => ({
  ...chosenLevel(key),
  test: () => (row) => (row.levels === 1 ? true : null),
})

/** The texts in which the words of a search are looked for. */
export const TEXTS = [
  (row: ProgrammeListRow) => row.text,
  (row: ProgrammeListRow) => row.university.text,
] as const

/**
 * Subjects whose first degree closes before the others of a university in some country (`data/national/routes.json`), so that
 * a sort by the date of the university would be wrong.
 */
export const WITH_OWN_DATES: ReadonlySet<string> = new Set([
  'Medicine',
  'Dentistry',
  'Veterinary medicine',
  'Pharmacy',
])

/** The programmes of one subject at one level: /programmes. The rows that it is asked with are of those two. */
export const PROGRAMMES = defineList({
  id: 'programme',
  path: '/programmes',
  pageSize: 20,
  nameOf: ({ university: { id, name, nameKey } }: ProgrammeListRow) => ({ id, name, key: nameKey }),
  foldedBy: refuses,
  isApart: ({ dataset }) => dataset.kind !== undefined,
  sorts: [
    {
      value: 'ranking',
      label: 'World ranking',
      note: 'By the university’s rank, not the subject’s.',
      order: byRank,
    },
    {
      value: 'fee',
      label: 'Fee a year',
      note: 'Lowest first, converted. Fees of different years stand as they were published.',
      ...ofFigure('fee', dollarsOf),
    },
    {
      value: 'total',
      label: 'Total a year',
      note: 'Lowest first: what you pay by your passport, else what students from abroad pay, and living.',
      ...ofFigure('total', (row) => totalIn(row, 'USD')),
    },
    {
      value: 'deadline',
      label: 'Next deadline',
      note: 'The university’s date for students from abroad at this level, where it is sure. First degrees in medicine and its like, and professional doctorates, have dates of their own.',
      readsDay: true,
      ...ofFigure('deadline', ({ university, level, subject, award }, today) =>
        (level === 'bachelor' && WITH_OWN_DATES.has(subject)) || isProfessionalDoctorate(award)
          ? null
          : nextDeadlineOfRow(university, level, today),
      ),
    },
    {
      value: 'english',
      label: 'English asked',
      note: 'Lowest first, by the IELTS score that the university names for this level. A course may ask for more.',
      ...ofFigure('score of English', ({ university, level }) => ieltsOfRow(university, level)),
    },
    {
      ...TAKE_SORT,
      ...ofFigure('answer for your profile', (row) => takeOrder(verdictAt(row)), compareRanks),
    },
    { value: 'name', label: 'University name', order: byTitle },
    {
      value: 'length',
      label: 'Length',
      note: 'Shortest first.',
      ...ofFigure('length', (row) => row.months),
    },
  ],
  first: { subject: parseAsSlug },
  filters: {
    search: text({
      label: 'Search',
      drop: 'the search text',
      read: TEXTS,
    }),
    level: LEVEL,
    takes: TAKES,
    country: countries({
      label: 'Country',
      drop: 'the country',
      anyLabel: 'All countries',
      max: 20,
      read: (row) => row.university.countryCode,
    }),
    region: oneOf({
      label: 'Region',
      drop: 'the region',
      anyLabel: 'All regions',
      options: REGIONS,
      isSelect: true,
      read: (row) => row.university.region,
    }),
    total: totalFilter,
    fee: feeFilter,
    language: set({
      label: 'Teaching language',
      drop: 'the teaching language',
      options: LANGUAGES,
      match: 'any',
      chip: (language) => `In ${language}`,
      read: languagesOf,
    }),
    ielts: oneOf({
      label: 'I may apply with my test',
      drop: 'your English score',
      anyLabel: 'Any, or no test yet',
      options: SCORES,
      isSelect: true,
      note: 'By the lowest score that the university itself names, which is known for bachelor’s degrees. A course may ask for more.',
      read: scoresOf,
    }),
    length: set({ label: 'Length', drop: 'the length', options: LENGTHS, match: 'any', read: lengthOf }),
    sector: set({
      label: 'Public or private',
      drop: 'public or private',
      options: SECTORS,
      match: 'any',
      read: (row) => row.university.sector,
    }),
    mode: set({
      label: 'Way of study',
      drop: 'the way of study',
      options: STUDY_MODES,
      match: 'any',
      read: (row) => row.mode,
    }),
  },
})

export type ProgrammeSearch = SearchOf<typeof PROGRAMMES>

/** Further effects when the words of a part become text again: the search no longer asks for its subject. */
export const withoutPart = ({ kind }: Part): SearchValues => (kind === 'subject' ? { subject: null } : {})
