import { NativeSelect } from '@/components/ui/native-select'
import { InputGroup } from '@/components/ui/input'
import type { ShownList } from '@/components/list/list-view'
import { currencyOf } from '@/lib/programmes/fee-filter'
import { CurrencyOptions } from '@/components/content/currency-options'

/** The currency for the bounds of fees, and for a second figure of each fee. */
export function CurrencySelect({ shown }: { shown: ShownList }) {
  const chosen = currencyOf(shown.search)
  return (
    <InputGroup className="mt-2">
      <span className="text-sm text-ink-3">Currency</span>
      <NativeSelect
        name="currency"
        value={chosen}
        onChange={({ currentTarget }) => shown.change({ currency: currentTarget.value })}
      >
        <CurrencyOptions />
      </NativeSelect>
    </InputGroup>
  )
}
