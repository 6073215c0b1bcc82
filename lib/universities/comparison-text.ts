import type { Answer } from '../search-words/answers'
import { understand } from '../search-words/understand'
import type { Vocabulary } from '../search-words/vocabulary'
import { FIT, readNameQuery, relevance } from '../search-words/relevance'
import type { UniversityRow } from './row'

const BETWEEN = /\s+(?:vs\.?|versus|or|oder|ou|или)\s+/i
const COMPARE = /^\s*compare\s+/i
const BETWEEN_COMPARED = /\s*,\s*(?:and\s+)?|\s+(?:vs\.?|versus|or|and|with|to|&)\s+/i
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

/** Whether a text says nothing but what is studied or where: "law", "Asia". A town may stand for its university. */
function isOtherThanName(text: string, vocabulary: Vocabulary): boolean {
  const { parts, rest } = understand(text, vocabulary)
  return rest === '' && parts.every(({ kind }) => kind !== 'place' && kind !== 'text')
}

type Comparison = {
  /** Universities, in the order typed. */
  ids: readonly string[]
  answer: Answer
  /** Nothing else can be meant: "vs" joins the names, or "compare" stands before them. */
  isSure: boolean
}

/**
 * The comparison that a text asks for: "tu munchen vs eth vs nus". Null where one of its names is no university's. Where only
 * "or" joins them, they must be whole names, because subjects are joined so, too.
 */
export function comparisonOf(
  text: string,
  rows: readonly Named[],
  vocabulary: Vocabulary,
): Comparison | null {
  const isAsked = COMPARE.test(text)
  const names = text.replace(COMPARE, '').split(isAsked ? BETWEEN_COMPARED : BETWEEN)
  if (names.length < 2 || names.length > COMPARED) return null
  if (names.some((name) => isOtherThanName(name, vocabulary))) return null
  const isSure = isAsked || /\s(?:vs\.?|versus)\s/i.test(text)
  const found = names.flatMap((name) => bestNamed(rows, name, isSure ? FIT.words : FIT.initials) ?? [])
  const ids = [...new Set(found.map(({ id }) => id))]
  if (ids.length < names.length) return null
  const told = found.map(({ name }) => name)
  const answer = {
    href: `/universities?tab=compare&compare=${ids.join()}`,
    label: `Compare ${told.slice(0, -1).join(', ')} and ${told.at(-1) ?? ''}`,
  }
  return { ids, answer, isSure }
}
