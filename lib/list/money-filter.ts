import { FIRST_CURRENCY, keepCurrency, readCurrency } from '../money/chosen-currency'
import { formatCount } from '../text/format'
import { filtersOf, type FilterEntry } from './filters'
import { numberOf, oneChip } from './filter-parts'
import { parseAsCurrency } from './search-params'

/** The currency in which the sums of a search are bounded and shown. */
export const currencyOf = (search: object) => (search as { currency?: string }).currency ?? FIRST_CURRENCY

type MoneyEntry<Row> = {
  label: string
  /** The beginning of its chip. */
  short: string
  drop: string
  note: string
  /** The sum of a row in a currency; null where it is not known. */
  read: (row: Row, currency: string, search: object) => number | null
  /** The same of a part of a sum that is not known as a whole. */
  atLeast?: (row: Row, currency: string, search: object) => number | null
}

/**
 * A yearly sum between two bounds, in the currency that the visitor chooses for all of them.
 * @param hasCurrency it has the currency as well: the parameters of the address are `<key>Min`, `<key>Max` and `currency`
 */
export const moneyFilter =
  <Row>(
    { short, read, atLeast, ...named }: MoneyEntry<Row>,
    hasCurrency = false,
  ): FilterEntry<Row, number | null, 'range'> =>
  (key) => {
    const base = filtersOf<Row>().range({
      ...named,
      unit: 'in the currency below',
      min: 0,
      max: 5_000_000_000,
      step: 1,
      words: String,
      read: (row, search) => read(row, currencyOf(search), search),
      ...(atLeast && { atLeast: (row, search) => atLeast(row, currencyOf(search), search) }),
    })(key)
    const [from, to] = [`${key}Min`, `${key}Max`]
    return {
      ...base,
      ...(hasCurrency && {
        kept: { currency: { read: readCurrency, keep: keepCurrency } },
        parsers: { ...base.parsers, currency: parseAsCurrency.withDefault(FIRST_CURRENCY) },
      }),
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
