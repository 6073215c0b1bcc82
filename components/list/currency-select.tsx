import { CurrencyOptions } from '@/components/content/currency-options'
import { InputGroup } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { useHydrated } from '@/components/ui/use-hydrated'
import { currencyOf } from '@/lib/list/money-filter'

type CurrencySelectProps = {
  shown: { search: object; change: (change: { currency: string }) => void }
  /** Its page is for browsers without script. Others are sent no list of 160 currencies before it is wanted. */
  isPlain?: boolean
}

/** The currency for the bounds of sums, and in which they are shown. */
export function CurrencySelect({ shown, isPlain = false }: CurrencySelectProps) {
  const chosen = currencyOf(shown.search)
  const isHydrated = useHydrated()
  return (
    <InputGroup className="mt-2">
      <span className="text-sm text-ink-3">Currency</span>
      <NativeSelect
        name="currency"
        value={chosen}
        onChange={({ currentTarget }) => shown.change({ currency: currentTarget.value })}
      >
        {isHydrated || isPlain ? <CurrencyOptions /> : <CurrencyOptions codes={[chosen]} />}
      </NativeSelect>
    </InputGroup>
  )
}
