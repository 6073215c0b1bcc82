import { NativeSelect } from '@/components/ui/native-select'
import { InputGroup } from '@/components/ui/input'
import { useSender } from '@/components/content/sender'
import { keepCurrency } from '@/lib/cost/chosen-currency'

type CurrencyChoiceProps = { currency: string; currencies: readonly string[] }

/** The currency of the costs. The browser stores it. */
export function CurrencyChoice({ currency, currencies }: CurrencyChoiceProps) {
  // The sums of a plan that came are in its sender's currency.
  if (useSender()) return null
  const all = currencies.includes(currency) ? currencies : [currency, ...currencies]
  return (
    <InputGroup className="inline-flex max-w-full print:hidden">
      <span className="text-sm text-ink-3">My currency</span>
      <NativeSelect value={currency} onChange={({ currentTarget }) => keepCurrency(currentTarget.value)}>
        {all.map((each) => (
          <option key={each} translate="no">
            {each}
          </option>
        ))}
      </NativeSelect>
    </InputGroup>
  )
}
