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
        fee: feeOf(row, leaveOut),
        // The register names a language only where it is not English.
        language: cellOf(row, 'language_if_not_english') === '' ? 'en' : null,
      }
    },
  )
}

function monthsOf(weeks: number | null): number | null {
  return weeks === null ? null : Math.max(1, Math.round((weeks * 12) / 52))
}

/** A fee without a year's sum is a slip of the register: 1 dollar, or 155,000 dollars for a year. */
function feeOf(row: TableRow, leaveOut: (reason: string) => null): RowDraft['fee'] {
  const sum = numberOf(row, 'tuition_total_aud')
  const perYear = numberOf(row, 'tuition_per_year_aud')
  const weeks = numberOf(row, 'duration_weeks')
  const asOf = monthOf(cellOf(row, 'tuition_as_of'))
  if (!sum || !asOf || !weeks) return leaveOut('fee: the register gives none')
  if (!perYear) return leaveOut('fee: not between 3,000 and 130,000 dollars a year')
  const common = { currency: 'AUD', status: 'international', asOf } as const
  const isSameLength = Math.abs(sum / (weeks / 52) - perYear) <= Math.max(2, perYear / 100)
  if (isSameLength) return { sum, basis: 'course', perYear, ...common }
  leaveOut('fee of the whole course: the course had another length then, so only the fee a year is kept')
  return { sum: perYear, basis: 'year', ...common }
}
