import { labelOf } from '../text/options'
import { formatDecimal, monthName } from '../text/format'
import { NOT_REPORTED } from '../text/not-reported'
import type { StudentDefinition, UniversityRecord, YearlyDate } from './record/schema'
import { STUDENT_DEFINITIONS } from './vocabulary'

/** "22,883", or "Not reported". */
export function formatNumber(value: number | null): string {
  return value === null ? NOT_REPORTED : formatDecimal(value)
}

/** "44%", or "Not reported". */
export function formatPercent(value: number | null): string {
  return value === null ? NOT_REPORTED : `${formatDecimal(value)}%`
}

/** "31 January", "January" when the day is not known, or "Not reported". */
export function formatYearlyDate(date: YearlyDate | null): string {
  if (!date) return NOT_REPORTED
  const month = monthName(date.month)
  return date.day === null ? month : `${date.day} ${month}`
}

export function studentDefinitionLabel(definition: StudentDefinition | null): string | null {
  return labelOf(STUDENT_DEFINITIONS, definition) ?? null
}

type Students = Pick<UniversityRecord, 'internationalStudents' | 'internationalPercent' | 'studentPopulation'>

/**
 * The international students as they were published: a count, or a share of the student body. A share of a known
 * number also says, in `note`, about how many that is.
 */
export function formatInternational({
  internationalStudents,
  internationalPercent,
  studentPopulation,
}: Students): { value: string; note: string | null } {
  if (internationalStudents !== null) return { value: formatDecimal(internationalStudents), note: null }
  if (internationalPercent === null || studentPopulation === null) {
    return { value: formatPercent(internationalPercent), note: null }
  }
  const about = Math.round((studentPopulation * internationalPercent) / 100)
  const rounded = about >= 1000 ? Math.round(about / 100) * 100 : about
  return { value: formatPercent(internationalPercent), note: `about ${formatDecimal(rounded)}` }
}

type Published = { publisher: string | null; year: number | null }

/** The publisher and year of a world rank, short enough for a card. */
export const rankBasis = ({ publisher, year }: Published) =>
  publisher ? `${publisher} ${year ?? ''}`.trim() : 'as entered'

/** The publisher and year of a world rank, in words; a record that a visitor added may lack them. */
export function rankSource({ publisher, year }: Published): string {
  return publisher ? `${publisher} World University Rankings ${year ?? ''}`.trim() : 'As it was entered'
}
