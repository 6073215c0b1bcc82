import { unitOfDate } from '../../compare/closing-dates'
import { figureColumns, type FiguredRow } from '../../compare/comparison-csv'
import type { Figure } from '../../compare/figures'
import { FACT_KINDS, LEVELS, type Level } from '../../facts/vocabulary'
import { usdIn } from '../../money/convert'
import { teachingLanguageName } from '../../programmes/options'
import { feeIn, hasFeeOfUniversity, languageOf, totalIn, type ProgrammeListRow } from '../../programmes/row'
import { nextDate, statusOn } from '../../scholarships/deadline-status'
import { describeDeadline } from '../../scholarships/deadline-words'
import type { Scholarship, Sum } from '../../scholarships/record/schema'
import type { ScholarshipRow } from '../../scholarships/row'
import { BASES } from '../../scholarships/vocabulary'
import type { CsvColumn } from '../../text/write-csv'
import { labelOf } from '../../text/options'
import { universityHref } from '../../universities/href'
import { livingOfRow, totalOfRow, tuitionOfRow, type UniversityRow } from '../../universities/row'

/** A university of a list, with its figures at the level. `site`: the origin of the site. */
type ListedUniversity = FiguredRow & {
  row: UniversityRow
  level: Level
  website: string | null
  /** Why a figure is not known, by its label in the comparison. */
  whyNot: (label: string) => string
  site: string
}

/** One row a university; tuition and living are for students from abroad. @param today an ISO date */
export const universityColumns = (today: string, currency: string): CsvColumn<ListedUniversity>[] => [
  { head: 'University', read: ({ row }) => row.name },
  { head: 'Country', read: ({ row }) => row.country },
  { head: 'Campus Location', read: ({ row }) => row.location },
  { head: 'Level', read: ({ level }) => labelOf(LEVELS, level) },
  ...totalColumns<ListedUniversity>(
    currency,
    ({ row, level }) => usdIn(totalOfRow(row, level), currency, row),
    ({ row, level }) => lackOf(tuitionOfRow(row, level), livingOfRow(row, level)),
  ),
  ...figureColumns(today).map((column) => ({
    ...column,
    why: ({ whyNot }: ListedUniversity) => whyNot(column.head),
  })),
  { head: 'Website', read: ({ website }) => website },
  { head: 'Profile', read: ({ row, level, site }) => `${site}${universityHref(row.id, level)}` },
]

/** What a sum of tuition and living lacks. */
function lackOf(tuition: number | null, living: number | null): string {
  const lacking = [tuition === null && 'tuition a year', living === null && 'living'].filter(Boolean)
  return `Only what a source states is added up, and no sum is known of ${lacking.join(' and ')}`
}

/** A sum of tuition and living, in whole units of the currency: what it rests on stands with its parts. */
function totalColumns<Row>(
  currency: string,
  read: (row: Row) => number | null,
  why: (row: Row) => string,
): CsvColumn<Row>[] {
  const rounded = (row: Row) => {
    const total = read(row)
    return total === null ? null : Math.round(total)
  }
  const beside = (text: string) => (row: Row) => (read(row) === null ? null : text)
  return [
    { head: 'Tuition and Living a Year', read: rounded, why },
    { head: 'Tuition and Living a Year, unit', read: beside('year') },
    { head: 'Tuition and Living a Year, currency', read: beside(currency) },
  ]
}

/** A programme of a list. `fee` is that of its university at the level, where it has none of its own. */
type ListedProgramme = {
  row: ProgrammeListRow
  fee: Figure | null
  source: string | null
  whyNot: ListedUniversity['whyNot']
  site: string
}

/** The programme's own fee before that of its university, or what is usual in its country. */
function feeOf({ row, fee, source }: ListedProgramme): (Figure & { whose: string }) | null {
  if (!row.hasOwnFee || row.sum === null)
    return fee && { ...fee, whose: fee.kind === 'usual' ? 'country' : 'university' }
  const unit = row.isWhole === 1 ? 'whole course' : 'year'
  const { sum: value, currency, asOf: year } = row
  return { value, to: null, unit, currency, year, kind: 'register', source, whose: 'programme' }
}

/** Why a programme has no fee: what is known is not the fee of somebody from abroad, or not that of its subject. */
function whyNoFee({ row, whyNot }: ListedProgramme): string {
  if (!hasFeeOfUniversity(row)) return 'The fee of its university is not that of its subject'
  const why = whyNot('Tuition (International)')
  return row.sum === null ? why : `Its own fee is that of home students. At its university: ${why}`
}

const pageOf = ({ row: { key, university, level }, site }: ListedProgramme) =>
  `${site}${key ? `/programmes/${university.id}/${key}` : universityHref(university.id, level)}`

const OF_SOURCE = 'Its source does not name it'

/** One row a programme. @param currency that of the sum of tuition and living; a fee is in that of its source */
export const programmeColumns = (currency: string): readonly CsvColumn<ListedProgramme>[] => [
  { head: 'Programme', read: ({ row }) => row.title || row.titleEn || row.subject || row.award },
  {
    head: 'Programme in English',
    read: ({ row }) => row.titleEn,
    why: () => 'Its source has no second title in English',
  },
  {
    head: 'Subject',
    read: ({ row }) => row.subject,
    why: () => 'Its source names no subject that leads to one of ours',
  },
  // A source whose words leave several subjects open.
  { head: 'Subject, fits', read: ({ row }) => (row.isMay ? 'maybe' : 'yes') },
  { head: 'Award', read: ({ row }) => row.award, why: () => OF_SOURCE },
  // What tells programmes of one title apart.
  { head: 'Options', read: ({ row }) => row.options, why: () => OF_SOURCE },
  { head: 'Level', read: ({ row }) => labelOf(LEVELS, row.level) },
  { head: 'University', read: ({ row }) => row.university.name },
  { head: 'Country', read: ({ row }) => row.university.country },
  { head: 'City', read: ({ row }) => row.city || row.university.location },
  { head: 'Length', read: ({ row }) => row.months, why: () => OF_SOURCE },
  { head: 'Length, unit', read: ({ row }) => row.months && 'months' },
  {
    head: 'Language',
    read: ({ row }) => languageOf(row) && teachingLanguageName(languageOf(row)),
    why: () => `${OF_SOURCE}, and nothing says that all at this level are taught in English`,
  },
  ...totalColumns<ListedProgramme>(
    currency,
    ({ row }) => totalIn(row, currency),
    ({ row }) => lackOf(feeIn(row, currency), livingOfRow(row.university, row.level)),
  ),
  { head: 'Fee', read: (listed) => feeOf(listed)?.value, why: whyNoFee },
  { head: 'Fee, to', read: (listed) => feeOf(listed)?.to },
  { head: 'Fee, unit', read: (listed) => feeOf(listed)?.unit },
  { head: 'Fee, currency', read: (listed) => feeOf(listed)?.currency },
  { head: 'Fee, year', read: (listed) => feeOf(listed)?.year },
  { head: 'Fee, kind', read: (listed) => labelOf(FACT_KINDS, feeOf(listed)?.kind ?? '') },
  { head: 'Fee, source', read: (listed) => feeOf(listed)?.source },
  { head: 'Fee, whose', read: (listed) => feeOf(listed)?.whose },
  { head: 'Listed in', read: ({ row }) => row.dataset.title },
  { head: 'Listed in, year', read: ({ row }) => row.dataset.year },
  // What stands in our own record has its sources on the page.
  { head: 'Listed in, source', read: (listed) => listed.source ?? pageOf(listed) },
  { head: 'Page', read: pageOf },
]

/** An award of a list. `today`: an ISO date. */
type ListedAward = { row: ScholarshipRow; award: Scholarship; today: string; site: string }

const SUMS = { Tuition: 'tuition', Stipend: 'stipend', Grant: 'grant' } as const

/** The columns of the first sum that a part of an award names. */
function sumColumns(label: string, part: (typeof SUMS)[keyof typeof SUMS]): CsvColumn<ListedAward>[] {
  const of =
    (read: (sum: Sum) => string | number | null): CsvColumn<ListedAward>['read'] =>
    ({ award }) => {
      const [sum] = award.awardParts[part]?.amounts ?? []
      return sum && read(sum)
    }
  const why = ({ award }: ListedAward) =>
    award.awardParts[part] ? 'Its words name no single sum' : 'Its words name no such part'
  return [
    { head: label, read: of(({ min, max }) => min ?? max), why },
    { head: `${label}, to`, read: of(({ min, max }) => (min !== null && max !== min ? max : null)) },
    { head: `${label}, unit`, read: of(({ period }) => period) },
    { head: `${label}, currency`, read: of(({ currency }) => currency) },
    { head: `${label}, year`, read: of(({ year }) => year) },
  ]
}

/** Whether the next deadline is a day or a month, and whether it is stated for this round or only that of earlier ones. */
function unitOfDeadline({ row, today }: ListedAward): string | null {
  const status = statusOn(row.dates, today)
  if (status.kind !== 'due' && status.kind !== 'closed') return null
  const isStated = status.kind === 'due' && !status.isUsual
  return unitOfDate({ isDay: status.isExact, isStated })
}

export const AWARD_COLUMNS: readonly CsvColumn<ListedAward>[] = [
  { head: 'Award', read: ({ award }) => award.name },
  { head: 'Provider', read: ({ award }) => award.provider },
  { head: 'Type', read: ({ award }) => award.type },
  { head: 'Degrees', read: ({ award }) => award.eligibleDegrees.join(', ') },
  { head: 'Countries', read: ({ award }) => award.hostCountries.join(', ') },
  { head: 'Fully Funded', read: ({ award }) => (award.isFullyFunded ? 'yes' : 'no') },
  {
    head: 'Next Deadline',
    read: ({ row, today }) => nextDate(row.dates, today),
    why: ({ row, today }) => describeDeadline(statusOn(row.dates, today)),
  },
  { head: 'Next Deadline, unit', read: unitOfDeadline },
  ...Object.entries(SUMS).flatMap(([label, part]) => sumColumns(label, part)),
  { head: 'Number of Awards', read: ({ award }) => award.numberOfAwards?.count },
  { head: 'Kind', read: ({ award }) => labelOf(BASES, award.basis) },
  {
    head: 'Source',
    read: ({ award }) => award.sources[0]?.url,
    why: () => 'From general knowledge: no page of it was read',
  },
  { head: 'Source, checked on', read: ({ award }) => award.sources[0]?.checkedOn },
  { head: 'Website', read: ({ award }) => award.link },
  { head: 'Page', read: ({ award, site }) => `${site}/scholarships/${award.id}` },
]
