'use client'

import { useFile } from '@/components/ui/use-file'
import { useKept } from '@/components/ui/use-kept'
import type { Tuition } from '@/lib/facts/fact'
import { FIRST_CURRENCY, readCurrency } from '@/lib/money/chosen-currency'
import { formatUsd } from '@/lib/money/format'
import { RATES } from '@/lib/study/files'
import { formatSignificant } from '@/lib/text/format'

type OwnYearProps = Pick<Tuition, 'dollars' | 'currency' | 'period' | 'min' | 'max'>

/** A price by the year in the visitor's currency, and in US dollars until its rate is known; nothing where that says no more. */
export function OwnYear({ dollars, currency, period, min, max }: OwnYearProps) {
  const own = useKept(readCurrency, null) ?? FIRST_CURRENCY
  const rate = useFile(RATES, own !== FIRST_CURRENCY).value?.rates.rates[own]
  const isSame = currency === (rate ? own : FIRST_CURRENCY) && period === 'year'
  if (!dollars || isSame) return null
  const sum = rate ? `${own} ${formatSignificant(dollars * rate)}` : formatUsd(dollars)
  const isMiddle = max !== null && min !== null && max > min
  return <p>{`about ${sum} a year${isMiddle ? ', mid-range' : ''}`}</p>
}
