import type { Suggestions } from './browse'
import { drawCard, type DrawnCard } from './drawn-card'
import type { ScholarshipRow } from './row'
import type { ScholarshipSearch } from './search-params'

/** A page of results, or what was searched for in vain and what to try instead. */
export type DrawnPage =
  { cards: readonly DrawnCard[] } | { search: ScholarshipSearch; suggestions: Suggestions }

/** The answer to a search as it is drawn on a day, an ISO date. */
export function drawPage(
  { rows, suggestions }: { rows: readonly ScholarshipRow[]; suggestions: Suggestions | null },
  search: ScholarshipSearch,
  today: string,
): DrawnPage {
  return suggestions ? { search, suggestions } : { cards: rows.map((row) => drawCard(row, today)) }
}
