import { filtersOf, type FilterEntry } from '../list/filters'
import { numberOf, oneChip } from '../list/filter-parts'
import { parseAsCurrency } from '../list/search-params'
import { keepCurrency, readCurrency } from '../money/chosen-currency'
import { formatCount } from '../text/format'
import { feeIn, totalIn, type ProgrammeListRow } from './row'

export const FIRST_FEE_CURRENCY = 'USD'

/** The currency in which the fees of a search are bounded. */
export const currencyOf = (search: object) => (search as { currency?: string }).currency ?? FIRST_FEE_CURRENCY

type MoneyEntry = {
  label: string
  /** The beginning of its chip. */
  short: string
  drop: string
  note: string
  /** The sum of a row in a currency; null where it is not known. */
  read: (row: ProgrammeListRow, currency: string) => number | null
}
type MoneyFilter = FilterEntry<ProgrammeListRow, number | null, 'range'>

/** A yearly sum between two bounds, in the currency that the visitor chooses for all of them. */
const moneyFilter =
  ({ short, read, ...named }: MoneyEntry): MoneyFilter =>
  (key) => {
    const base = filtersOf<ProgrammeListRow>().range({
      ...named,
      unit: 'in the currency below',
      min: 0,
      max: 5_000_000_000,
      step: 1,
      words: String,
      read: (row, search) => read(row, currencyOf(search)),
    })(key)
    const [from, to] = [`${key}Min`, `${key}Max`]
    return {
      ...base,
      chips: (search) => {
        const [low, high] = [numberOf(search, from), numberOf(search, to)]
        const currency = currencyOf(search)
        const bounds =
          low === null
            ? high !== null && `up to ${currency} ${formatCount(high)}`
            : high === null
              ? `from ${currency} ${formatCount(low)}`
              : `${currency} ${formatCount(low)}–${formatCount(high)}`
        return oneChip(key, bounds ? `${short}: ${bounds}` : null, { [from]: null, [to]: null })
      },
    }
  }

/** The visitor's fee. */
const fee = moneyFilter({
  label: 'Fee a year',
  short: 'Fee',
  drop: 'the fee',
  note: 'The programme’s own fee, or else what its university charges at this level.',
  read: feeIn,
})

/** The same, which has the currency: the parameters of the address are `feeMin`, `feeMax` and `currency`. */
export const feeFilter: MoneyFilter = (key) => {
  const base = fee(key)
  return {
    ...base,
    kept: { currency: { read: readCurrency, keep: keepCurrency } },
    parsers: { ...base.parsers, currency: parseAsCurrency.withDefault(FIRST_FEE_CURRENCY) },
  }
}

/** The fee and living. */
export const totalFilter = moneyFilter({
  label: 'Total a year',
  short: 'Total',
  drop: 'the total a year',
  note: 'What you pay by the passport in your profile, else what students from abroad pay, and living.',
  read: totalIn,
})
