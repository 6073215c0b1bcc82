import { filtersOf, type FilterEntry } from '../list/filters'
import type { SearchValues } from '../list/filter'
import { VERDICTS, type Verdict } from './verdict'

/** The words that can be asked for. A verdict that the rules leave open is not known. */
const TAKES = VERDICTS.filter(({ value }) => value === 'eligible' || value === 'almost')

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
