import type { ShownList } from '@/components/list/list-view'
import { currencyOf } from '@/lib/programmes/fee-filter'
import { CURRENCIES } from '@/lib/programmes/options'

/** The currency for the bounds of fees, and for a second figure of each fee. */
export function CurrencySelect({ shown }: { shown: ShownList }) {
  const chosen = currencyOf(shown.search)
  const currencies = CURRENCIES.includes(chosen) ? CURRENCIES : [...CURRENCIES, chosen]
  return (
    <label className="field mt-2">
      <span className="text-sm text-ink-3">Currency</span>
      <select
        name="currency"
        value={chosen}
        onChange={({ currentTarget }) => shown.change({ currency: currentTarget.value })}
      >
        {currencies.map((currency) => (
          <option key={currency}>{currency}</option>
        ))}
      </select>
    </label>
  )
}
