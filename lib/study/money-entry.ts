import { describeBounds, onStep, type Bounds, type NumberEntry } from '../money/number-bounds'
import { readNumberEntry } from '../money/number-entry'
import { typedCurrency } from '../money/typed-currency'
import { readTypedNumber } from '../money/typed-number'
import { formatCount } from '../text/format'
import { RATES } from './files'

type Entry = NumberEntry<number | null>

const DOLLARS = '$ us$ $us usd dollars dollar'

/**
 * A sum for a field of US dollars, as typed: "10k", "US$ 20,000". One in another currency, such as "₹25L", is converted at
 * our rates, which are loaded for it. Who names no currency and counts in lakhs means Indian rupees, and the note says so.
 */
export function readDollarEntry(typed: string, bounds: Bounds): Entry | Promise<Entry> {
  const read = readTypedNumber(typed, true)
  const isForeign = read !== null && read.of === null && (read.isInLakhs || read.unit !== '')
  if (!isForeign || DOLLARS.split(' ').includes(read.unit)) return readNumberEntry(typed, bounds, DOLLARS)
  const refused = { value: null, problem: describeBounds(bounds) }
  return RATES.load().then(
    ({ rates: { rates } }): Entry => {
      const currency = typedCurrency(read.unit || 'INR', (code) => code in rates)
      const rate = currency === null ? undefined : rates[currency]
      const dollars = rate ? Math.round(read.value / rate) : NaN
      if (!(dollars >= bounds.min && dollars <= bounds.max)) return refused
      const value = onStep(dollars, bounds)
      return { value, note: `${formatCount(read.value)} ${currency} is about US$${formatCount(dollars)}.` }
    },
    () => refused,
  )
}
