import type { UniversityRow } from './row'

/** Numbers of all rows. `students` counts those reported; the average is over those that report a rate. */
export function countTotals(rows: readonly UniversityRow[]) {
  const rates = rows.flatMap((row) => row.acceptance ?? [])
  return {
    universities: rows.length,
    countries: new Set(rows.map((row) => row.countryCode)).size,
    students: rows.reduce((sum, row) => sum + (row.students ?? 0), 0),
    /** Whole percent; null where nobody reports a rate. */
    averageAcceptance:
      rates.length > 0 ? Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length) : null,
    reportingAcceptance: rates.length,
  }
}

export type Totals = ReturnType<typeof countTotals>
