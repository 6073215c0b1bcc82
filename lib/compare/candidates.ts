import { cleanText } from '../text/clean-text'
import type { UniversityRow } from '../universities/row'
import { WORLD } from '../universities/list'

const SHOWN_CANDIDATES = 20

/** The first twenty universities of a search that are not selected yet, in the order of the list. */
export function findCandidates(rows: readonly UniversityRow[], text: string, selected: readonly string[]) {
  const search = { ...WORLD.untouched, search: cleanText(text) }
  const found = WORLD.filter(rows, { search }).filter(({ id }) => !selected.includes(id))
  return { rows: found.slice(0, SHOWN_CANDIDATES), total: found.length }
}

/**
 * The dialog stays open until there is something to compare: it closes after an addition to two or more universities.
 */
export function closesAfterAdding(countBefore: number): boolean {
  return countBefore >= 2
}
