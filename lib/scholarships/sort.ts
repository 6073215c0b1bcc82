import { nextDate } from './dates'
import type { ScholarshipRow } from './row'
import type { ScholarshipSearch } from './search-params'

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

/**
 * The rows in the order asked for. The catalogue itself stands in the order of "Best known", which also decides
 * between equals. `today` is an ISO date.
 */
export function sortScholarships(
  rows: readonly ScholarshipRow[],
  sort: ScholarshipSearch['sort'],
  today: string,
): readonly ScholarshipRow[] {
  switch (sort) {
    case 'known':
      return rows
    case 'deadline':
      return byKey(rows, (row) => nextDate(row.dates, today))
    case 'value':
      // A full award comes before any sum: what it is worth depends on the place.
      return byKey(rows, (row) =>
        row.card.isFull ? -1e9 - (row.yearlyUsd ?? 0) : row.yearlyUsd === null ? null : -row.yearlyUsd,
      )
  }
}
