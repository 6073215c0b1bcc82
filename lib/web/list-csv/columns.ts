import { figureColumns, type FiguredRow } from '../../compare/comparison-csv'
import type { Figure } from '../../compare/figures'
import { FACT_KINDS, LEVELS, type Level } from '../../facts/vocabulary'
import { usdIn } from '../../money/convert'
import { teachingLanguageName } from '../../programmes/options'
import { languageOf, totalIn, type ProgrammeListRow } from '../../programmes/row'
import { nextDate, statusOn } from '../../scholarships/deadline-status'
import type { Scholarship, Sum } from '../../scholarships/record/schema'
import type { ScholarshipRow } from '../../scholarships/row'
import { BASES } from '../../scholarships/vocabulary'
import type { CsvColumn } from '../../text/write-csv'
import { labelOf } from '../../text/options'
import { universityHref } from '../../universities/href'
import { totalOfRow, type UniversityRow } from '../../universities/row'

/** A university of a list, with its figures at the level. `site`: the origin of the site. */
type ListedUniversity = FiguredRow & {
  row: UniversityRow
  level: Level
  website: string | null
  site: string
}

/** One row a university; tuition and living are for students from abroad. @param today an ISO date */
export const universityColumns = (today: string, currency: string): CsvColumn<ListedUniversity>[] => [
  { head: 'University', read: ({ row }) => row.name },
  { head: 'Country', read: ({ row }) => row.country },
  { head: 'Campus Location', read: ({ row }) => row.location },
  { head: 'Level', read: ({ level }) => labelOf(LEVELS, level) },
  ...totalColumns<ListedUniversity>(currency, ({ row, level }) =>
    usdIn(totalOfRow(row, level), currency, row),
  ),
  ...figureColumns(today),
  { head: 'Website', read: ({ website }) => website },
  { head: 'Profile', read: ({ row, level, site }) => `${site}${universityHref(row.id, level)}` },
]

/** A sum of tuition and living, in whole units of the currency: what it rests on stands with its parts. */
function totalColumns<Row>(currency: string, read: (row: Row) => number | null): CsvColumn<Row>[] {
  const rounded = (row: Row) => {
    const total = read(row)
    return total === null ? null : Math.round(total)
  }
  const beside = (text: string) => (row: Row) => (read(row) === null ? null : text)
  return [
    { head: 'Tuition and Living a Year', read: rounded },
    { head: 'Tuition and Living a Year, unit', read: beside('year') },
    { head: 'Tuition and Living a Year, currency', read: beside(currency) },
  ]
}

/** A programme of a list. `fee` is that of its university at the level, where it has none of its own. */
type ListedProgramme = {
  row: ProgrammeListRow
  fee: Figure | null
  source: string | null
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

const pageOf = ({ row: { key, university, level }, site }: ListedProgramme) =>
  `${site}${key ? `/programmes/${university.id}/${key}` : universityHref(university.id, level)}`

/** One row a programme. @param currency that of the sum of tuition and living; a fee is in that of its source */
export const programmeColumns = (currency: string): readonly CsvColumn<ListedProgramme>[] => [
  { head: 'Programme', read: ({ row }) => row.title || row.titleEn || row.subject || row.award },
  { head: 'Programme in English', read: ({ row }) => row.titleEn },
  { head: 'Subject', read: ({ row }) => row.subject },
  // A source whose words leave several subjects open.
  { head: 'Subject, fits', read: ({ row }) => (row.isMay ? 'maybe' : 'yes') },
  { head: 'Award', read: ({ row }) => row.award },
  // What tells programmes of one title apart.
  { head: 'Options', read: ({ row }) => row.options },
  { head: 'Level', read: ({ row }) => labelOf(LEVELS, row.level) },
  { head: 'University', read: ({ row }) => row.university.name },
  { head: 'Country', read: ({ row }) => row.university.country },
  { head: 'City', read: ({ row }) => row.city || row.university.location },
  { head: 'Length', read: ({ row }) => row.months },
  { head: 'Length, unit', read: ({ row }) => row.months && 'months' },
  { head: 'Language', read: ({ row }) => languageOf(row) && teachingLanguageName(languageOf(row)) },
  ...totalColumns<ListedProgramme>(currency, ({ row }) => totalIn(row, currency)),
  { head: 'Fee', read: (listed) => feeOf(listed)?.value },
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
  return [
    { head: label, read: of(({ min, max }) => min ?? max) },
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
  return `next ${status.isExact ? 'day' : 'month'}, ${isStated ? 'stated' : 'by that of other years'}`
}

export const AWARD_COLUMNS: readonly CsvColumn<ListedAward>[] = [
  { head: 'Award', read: ({ award }) => award.name },
  { head: 'Provider', read: ({ award }) => award.provider },
  { head: 'Type', read: ({ award }) => award.type },
  { head: 'Degrees', read: ({ award }) => award.eligibleDegrees.join(', ') },
  { head: 'Countries', read: ({ award }) => award.hostCountries.join(', ') },
  { head: 'Fully Funded', read: ({ award }) => (award.isFullyFunded ? 'yes' : 'no') },
  { head: 'Next Deadline', read: ({ row, today }) => nextDate(row.dates, today) },
  { head: 'Next Deadline, unit', read: unitOfDeadline },
  ...Object.entries(SUMS).flatMap(([label, part]) => sumColumns(label, part)),
  { head: 'Number of Awards', read: ({ award }) => award.numberOfAwards?.count },
  { head: 'Kind', read: ({ award }) => labelOf(BASES, award.basis) },
  { head: 'Source', read: ({ award }) => award.sources[0]?.url },
  { head: 'Source, checked on', read: ({ award }) => award.sources[0]?.checkedOn },
  { head: 'Website', read: ({ award }) => award.link },
  { head: 'Page', read: ({ award, site }) => `${site}/scholarships/${award.id}` },
]
