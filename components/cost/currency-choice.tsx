import { NativeSelect } from '@/components/ui/native-select'
import { InputGroup } from '@/components/ui/input'
import { CurrencyOptions } from '@/components/content/currency-options'
import { useSender } from '@/components/content/sender'
import { keepCurrency } from '@/lib/money/chosen-currency'

/** The currency of the costs. The browser stores it. */
export function CurrencyChoice({ currency }: { currency: string }) {
  // The sums of a plan that came are in its sender's currency.
  if (useSender()) return null
  return (
    <InputGroup className="inline-flex max-w-full print:hidden">
      <span className="text-sm text-ink-3">My currency</span>
      <NativeSelect value={currency} onChange={({ currentTarget }) => keepCurrency(currentTarget.value)}>
        <CurrencyOptions />
      </NativeSelect>
    </InputGroup>
  )
}
