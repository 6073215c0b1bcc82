import { filtersOf, type FilterEntry } from '../list/filters'
import { numberOf, oneChip } from '../list/filter-parts'
import { parseAsCurrency } from '../list/search-params'
import { formatCount } from '../text/format'
import { feeIn, type ProgrammeListRow } from './row'

export const FIRST_FEE_CURRENCY = 'USD'

/** The currency in which the fees of a search are bounded. */
export const currencyOf = (search: object) => (search as { currency?: string }).currency ?? FIRST_FEE_CURRENCY

/**
 * The yearly fee for students from abroad, between two bounds in a currency that the visitor chooses. The parameters of
 * the address are `feeMin`, `feeMax` and `currency`.
 */
export const feeFilter: FilterEntry<ProgrammeListRow, number | null, 'range'> = (key) => {
  const base = filtersOf<ProgrammeListRow>().range({
    label: 'Fee a year',
    drop: 'the fee',
    unit: 'in the currency below',
    min: 0,
    max: 5_000_000_000,
    step: 1,
    words: String,
    note: 'The programme’s own fee, or else what its university charges at this level.',
    read: (row, search) => feeIn(row, currencyOf(search)),
  })(key)
  const [from, to] = [`${key}Min`, `${key}Max`]
  return {
    ...base,
    parsers: { ...base.parsers, currency: parseAsCurrency.withDefault(FIRST_FEE_CURRENCY) },
    chips: (search) => {
      const [low, high] = [numberOf(search, from), numberOf(search, to)]
      const currency = currencyOf(search)
      const bounds =
        low === null
          ? high !== null && `up to ${currency} ${formatCount(high)}`
          : high === null
            ? `from ${currency} ${formatCount(low)}`
            : `${currency} ${formatCount(low)}–${formatCount(high)}`
      return oneChip(key, bounds ? `Fee: ${bounds}` : null, { [from]: null, [to]: null })
    },
  }
}
