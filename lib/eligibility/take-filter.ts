import { filtersOf, type FilterEntry } from '../list/filters'
import type { SearchValues } from '../list/filter'
import { VERDICTS, type Verdict } from './verdict'

/** The words that can be asked for. A verdict that the rules leave open is not known. */
const TAKES = VERDICTS.filter(({ value }) => value === 'eligible' || value === 'almost')

const TAKE_ORDER: readonly Verdict[] = ['eligible', 'almost', 'not-eligible']

/** Lists of one word each, made once: thousands of rows are counted by them. */
const LISTS = new Map<Verdict, readonly Verdict[]>(VERDICTS.map(({ value }) => [value, [value]]))

/**
 * "Can they take me?" by the profile that the browser keeps.
 * @param verdictOf null where the browser keeps no profile, or nothing is known of a row
 */
export const takeFilter = <Row>(
  verdictOf: (row: Row, search: SearchValues) => Verdict | null,
  more = false,
): FilterEntry<Row, Verdict[]> =>
  filtersOf<Row>().set<Verdict>({
    label: 'Can they take me?',
    drop: '“Can they take me?”',
    options: TAKES,
    match: 'any',
    onDevice: true,
    more,
    read: (row, search) => {
      const verdict = verdictOf(row, search)
      return verdict === null || verdict === 'check' ? null : (LISTS.get(verdict) ?? null)
    },
  })

/** The sort by the same verdicts. The server, which knows no profile, has the order of ranks for it. */
export const TAKE_SORT = {
  value: 'takes',
  label: 'Can they take me?',
  note: 'Eligible first, then Almost, by the profile that you keep here. Without one, by world ranking.',
  onDevice: true,
} as const

/** The place of a verdict in that sort; null for what the rules leave open. */
export function takeOrder(verdict: Verdict | null): number | null {
  return verdict === null || verdict === 'check' ? null : TAKE_ORDER.indexOf(verdict)
}
