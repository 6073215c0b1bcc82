import { useState } from 'react'
import { CurrencyOptions } from '@/components/content/currency-options'
import { InputGroup } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { currencyOf } from '@/lib/list/money-filter'

type CurrencySelectProps = {
  shown: { search: object; change: (change: { currency: string }) => void }
  /** Its page is for browsers without script, which get all options at once. */
  isPlain?: boolean
}

/**
 * The currency for the bounds of sums, and in which they are shown. Few change it, so its many options are drawn only when
 * somebody points at it or goes into it: before it opens.
 */
export function CurrencySelect({ shown, isPlain = false }: CurrencySelectProps) {
  const chosen = currencyOf(shown.search)
  const [isWanted, setIsWanted] = useState(isPlain)
  const want = () => setIsWanted(true)
  return (
    <InputGroup className="mt-2">
      {/* The value says so, and the column has no room for both. */}
      <span className="sr-only">Currency</span>
      <NativeSelect
        // Somebody may be in it before script is there.
        ref={(select) => {
          if (select && select === document.activeElement) want()
        }}
        name="currency"
        onPointerEnter={want}
        onPointerDown={want}
        onFocus={want}
        value={chosen}
        onChange={({ currentTarget }) => shown.change({ currency: currentTarget.value })}
      >
        {isWanted ? <CurrencyOptions /> : <CurrencyOptions codes={[chosen]} />}
      </NativeSelect>
    </InputGroup>
  )
}
