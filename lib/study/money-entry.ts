import { describeBounds, onStep, type Bounds, type NumberEntry } from '../money/number-bounds'
import { readNumberEntry } from '../money/number-entry'
import { OF_LAKHS, typedCurrency } from '../money/typed-currency'
import { readTypedNumber } from '../money/typed-number'
import { formatCount } from '../text/format'
import { RATES } from './files'

type Entry = NumberEntry<number | null>

/**
 * A sum for a field in a currency, as typed: "10k", "US$ 20,000". One in another currency, such as "₹25L", is converted at
 * our rates, which are loaded for it. Who names no currency and counts in lakhs means Indian rupees, unless the field's is
 * counted so too; the note says what was taken.
 * @param currency of the field, ISO 4217
 */
export function readMoneyEntry(typed: string, bounds: Bounds, currency = 'USD'): Entry | Promise<Entry> {
  const read = readTypedNumber(typed, true)
  const unit = read?.of === null ? read.unit || (read.isInLakhs && !OF_LAKHS.has(currency) ? 'INR' : '') : ''
  if (!read || unit === '' || typedCurrency(unit, () => true) === currency)
    return readNumberEntry(typed, bounds, read?.unit)
  const refused = { value: null, problem: describeBounds(bounds) }
  return RATES.load().then(
    ({ rates: { rates } }): Entry => {
      const named = typedCurrency(unit, (code) => code in rates)
      const [from, to] = [rates[named ?? ''], rates[currency]]
      const sum = from && to ? Math.round((read.value / from) * to) : NaN
      if (!(sum >= bounds.min && sum <= bounds.max)) return refused
      const told = `${currency === 'USD' ? 'US$' : `${currency} `}${formatCount(sum)}`
      return { value: onStep(sum, bounds), note: `${formatCount(read.value)} ${named} is about ${told}.` }
    },
    () => refused,
  )
}
