import type { Answer } from '../search-words/answers'
import { FIT, readNameQuery, relevance } from '../search-words/relevance'
import type { UniversityRow } from './row'

const BETWEEN = /\s+(?:vs\.?|versus|or|oder|ou|или)\s+/i
const COMPARED = 4

type Named = Pick<UniversityRow, 'id' | 'name' | 'nameKey' | 'names' | 'rank' | 'isFull'>

const isBetterKnown = (one: Named, other: Named) =>
  (one.rank ?? Infinity) < (other.rank ?? Infinity) ||
  (one.rank === other.rank && one.isFull && !other.isFull)

/** The best known of the universities whose names a text fits best, where it fits at least so. */
function bestNamed<Row extends Named>(rows: readonly Row[], text: string, least: number): Row | null {
  const query = readNameQuery(text)
  let best: Row | null = null
  let most = least - 1
  for (const row of query ? rows : []) {
    const fit = query ? relevance(row, query) : 0
    if (fit < least || fit < most || (fit === most && best && !isBetterKnown(row, best))) continue
    best = row
    most = fit
  }
  return best
}

/**
 * The comparison that a text asks for: "tu munchen vs eth vs nus". Null where one of its names is no university's. Where
 * "or" joins them, they must be whole names, because subjects are joined so, too.
 */
export function comparisonOf(text: string, rows: readonly Named[]): Answer | null {
  const names = text.replace(/^\s*compare\s+/i, '').split(BETWEEN)
  if (names.length < 2 || names.length > COMPARED) return null
  const least = /\s(?:vs\.?|versus)\s/i.test(text) ? FIT.words : FIT.initials
  const found = names.flatMap((name) => bestNamed(rows, name, least) ?? [])
  const ids = [...new Set(found.map(({ id }) => id))]
  if (ids.length < names.length) return null
  const told = found.map(({ name }) => name)
  return {
    href: `/universities?tab=compare&compare=${ids.join()}`,
    label: `Compare ${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`,
  }
}
