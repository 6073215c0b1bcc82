import { nextDate } from './dates'
import type { ScholarshipRow } from './row'

/** A copy ordered by a key: smaller first, null last, equals as they stood. Ended awards come after all others. */
function byKey(
  rows: readonly ScholarshipRow[],
  keyOf: (row: ScholarshipRow) => string | number | null,
): ScholarshipRow[] {
  return rows
    .map((row) => ({ row, key: keyOf(row), isEnded: row.dates.status === 'ended' }))
    .sort((a, b) => {
      if (a.isEnded !== b.isEnded) return a.isEnded ? 1 : -1
      if (a.key === b.key) return 0
      if (a.key === null) return 1
      if (b.key === null) return -1
      return a.key < b.key ? -1 : 1
    })
    .map(({ row }) => row)
}

/** The next date first. `today` is an ISO date. */
export function byDeadline(rows: readonly ScholarshipRow[], today: string): ScholarshipRow[] {
  return byKey(rows, (row) => nextDate(row.dates, today))
}

/** Fully funded awards first, because their worth depends on the place, then the largest published sum of a year. */
export function byValue(rows: readonly ScholarshipRow[]): ScholarshipRow[] {
  return byKey(rows, ({ card, yearlyUsd }) => {
    if (card.isFull) return -1e9 - (yearlyUsd ?? 0)
    return yearlyUsd === null ? null : -yearlyUsd
  })
}
