import type { UniversityRow } from '../row'
import type { UkSearch } from './search-params'

const byName = (a: UniversityRow, b: UniversityRow) =>
  a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.id < b.id ? -1 : 1

/** Whichever way the ranks run, universities without one come last, full records first among them. */
const byRank = (direction: 1 | -1) => (a: UniversityRow, b: UniversityRow) => {
  if (a.rank === null || b.rank === null)
    return (
      Number(a.rank === null) - Number(b.rank === null) || Number(b.isFull) - Number(a.isFull) || byName(a, b)
    )
  return (a.rank - b.rank) * direction || byName(a, b)
}

const DIRECTIONS: Record<UkSearch['sort'], 1 | -1> = { best: 1, lowest: -1 }

/** A copy sorted by world rank. */
export function sortByRank(rows: readonly UniversityRow[], sort: UkSearch['sort']): UniversityRow[] {
  return [...rows].sort(byRank(DIRECTIONS[sort]))
}
