import { groupBy } from '@/lib/text/group-by'
import { cellOf, numberOf, tableOf, type Table } from '../dataset'
import {
  programmesFile,
  READ_ON,
  type ProgrammesDataset,
  type ReadProgrammes,
  type RowDraft,
  type TableRow,
} from './file'

const LEVELS = new Map<string, Pick<RowDraft, 'level' | 'award'>>([
  ['bachelor', { level: 'bachelor' }],
  ['bachelor-honours', { level: 'bachelor', award: 'Bachelor’s degree with honours' }],
  ['master', { level: 'master' }],
  ['master-research', { level: 'master', award: 'Master’s degree by research' }],
  ['doctorate', { level: 'doctorate' }],
])

const MONTHS = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** "August 2026" for 2026-08; null for anything else. */
export function monthOf(stated: string): string | null {
  return /^\d{4}-\d\d/.test(stated) ? MONTHS.format(new Date(stated.slice(0, 7))) : null
}

const EDITION = {
  source: 'cricos-2026',
  year: 'August 2026',
  readOn: READ_ON,
  note: 'Courses as registered in August 2026. Most fees are of January 2023; computing courses cost 18 % more in August 2026 than then (median).',
}

/** Courses that Australian universities may teach to students from abroad, with what they charge them. */
export const auCourses: ProgrammesDataset = {
  name: 'au-courses',
  files: ['au-courses'],
  readProgrammes: (tables, ids) => readCourses(tableOf(tables, 'au-courses'), ids, EDITION),
}

/** The courses of one edition of the register. */
export function readCourses(table: Table, ids: ReadonlySet<string>, edition: typeof EDITION): ReadProgrammes {
  const yearsOf = groupBy(table.rows.filter(isComparable), groupOf)
  return programmesFile(
    table,
    ids,
    {
      title: 'Courses registered for students from abroad in Australia',
      ...edition,
      grain: 'course',
      scheme: 'asced',
      subjectFrom: 'title',
    },
    (row, { reject, leaveOut }) => {
      const level = LEVELS.get(cellOf(row, 'level'))
      if (!level) return reject(`no bachelor’s, master’s or doctorate: ${cellOf(row, 'level')}`)
      return {
        code: cellOf(row, 'cricos_course_code'),
        ...level,
        title: cellOf(row, 'course'),
        field: cellOf(row, 'asced_narrow'),
        months: monthsOf(numberOf(row, 'duration_weeks')),
        fee: feeOf(row, yearlySums(yearsOf.get(groupOf(row)) ?? []), leaveOut),
        // The register names a language only where it is not English.
        language: cellOf(row, 'language_if_not_english') === '' ? 'en' : null,
      }
    },
  )
}

function monthsOf(weeks: number | null): number | null {
  return weeks === null ? null : Math.max(1, Math.round((weeks * 12) / 52))
}

/** The levels whose courses cost alike at one university; theses do not. */
const COMPARABLE = new Set(['bachelor', 'bachelor-honours', 'master'])
/** They cost a multiple of the others. Those who make dentures are no dentists. */
const DEAR = /\bmedicine\b|surgery|dental (medicine|science)|dentistry|veterinary|aviation|flying/i
/** Fewer courses say nothing of what is usual. */
const LEAST_COMPARED = 10
/** Parts of the median: beyond them a sum is of another unit, as the sum of four years for one. */
const USUAL = { least: 0.45, most: 2.1 }
/** The sum for a year differs by so many times from the one of the course's length: it was reckoned by another. */
const OTHER_LENGTH = 1.3

const isComparable = (row: TableRow) =>
  COMPARABLE.has(cellOf(row, 'level')) && numberOf(row, 'tuition_per_year_aud') !== null

const groupOf = (row: TableRow) => `${cellOf(row, 'id')} ${LEVELS.get(cellOf(row, 'level'))?.level}`

/** What the courses of a group cost a year, the cheapest first. */
const yearlySums = (rows: readonly TableRow[]) =>
  rows.flatMap((row) => numberOf(row, 'tuition_per_year_aud') ?? []).sort((a, b) => a - b)

/** The sum below which a part of the sums lies. @param part from 0 to 1 */
const quantile = (sorted: readonly number[], part: number) =>
  sorted[Math.floor(part * (sorted.length - 1))] ?? 0

/**
 * Why the fee of a course is of another unit or length than it says; null where nothing shows that.
 * @param byLength its sum for a year by its present length
 * @param others what the university's courses of the level cost a year, the cheapest first
 */
function doubtOf(
  row: TableRow,
  { perYear, byLength, weeks }: { perYear: number; byLength: number; weeks: number },
  others: readonly number[],
): string | null {
  if (others.length < LEAST_COMPARED || !isComparable(row) || DEAR.test(cellOf(row, 'course'))) return null
  const share = perYear / quantile(others, 0.5)
  if (share < USUAL.least || share > USUAL.most)
    return 'fee: far from what the university’s courses cost a year at this level'
  const isOtherLength = Math.max(perYear / byLength, byLength / perYear) >= OTHER_LENGTH
  // A course of less than a year costs no more in a year than in all.
  const isLow = perYear < quantile(others, 0.1) && weeks >= 52
  const isHigh = perYear > quantile(others, 0.9)
  return isOtherLength && (isLow || isHigh)
    ? 'fee: an outlier, reckoned by another length than the course has'
    : null
}

/** A fee without a year's sum is a slip of the register: 1 dollar, or 155,000 dollars for a year. */
function feeOf(
  row: TableRow,
  others: readonly number[],
  leaveOut: (reason: string) => null,
): RowDraft['fee'] {
  const sum = numberOf(row, 'tuition_total_aud')
  const perYear = numberOf(row, 'tuition_per_year_aud')
  const weeks = numberOf(row, 'duration_weeks')
  const asOf = monthOf(cellOf(row, 'tuition_as_of'))
  if (!sum || !asOf || !weeks) return leaveOut('fee: the register gives none')
  if (!perYear) return leaveOut('fee: not between 3,000 and 130,000 dollars a year')
  const byLength = sum / (weeks / 52)
  const doubt = doubtOf(row, { perYear, byLength, weeks }, others)
  if (doubt) return leaveOut(doubt)
  const common = { currency: 'AUD', status: 'international', asOf } as const
  const isSameLength = Math.abs(byLength - perYear) <= Math.max(2, perYear / 100)
  if (isSameLength) return { sum, basis: 'course', perYear, ...common }
  leaveOut('fee of the whole course: the course had another length then, so only the fee a year is kept')
  return { sum: perYear, basis: 'year', ...common }
}
