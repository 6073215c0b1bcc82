'use client'

import { lazy, Suspense, type ReactElement } from 'react'
import { useKept } from '@/components/ui/use-kept'
import { readCurrency } from '@/lib/money/chosen-currency'
import type { ChargedFee } from './converted-fee'

const ConvertedFee = lazy(() =>
  import('./converted-fee').then((module) => ({ default: module.ConvertedFee })),
)

type FeeInMyCurrencyProps = ChargedFee & {
  /** The currency of a fee that is charged by the year; null for another. */
  yearly: string | null
  /** The fee as it is charged, for everybody whose profile has no other currency. */
  children: ReactElement
}

/** A fee in the currency of the kept profile. The page is the same file for everybody, so the rates come when they are needed. */
export function FeeInMyCurrency({ yearly, children, ...fee }: FeeInMyCurrencyProps) {
  const currency = useKept(readCurrency, null)
  if (currency === null || currency === yearly) return children
  return (
    <Suspense fallback={children}>
      <ConvertedFee {...fee} currency={currency}>
        {children}
      </ConvertedFee>
    </Suspense>
  )
}
