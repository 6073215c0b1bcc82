'use client'

import { lazy, type ReactNode } from 'react'
import { ResultsSlot as Slot } from '@/components/catalogue/results-slot'
import type { CardAction } from './university-card'
import { worldResults } from './world-results'

const LocalResults = lazy(() =>
  import('./local-results').then((module) => ({ default: module.LocalResults })),
)

type ResultsSlotProps = { cardAction: CardAction; children: ReactNode }

/** The universities the server found, until the browser has found some itself. */
export function ResultsSlot({ cardAction, children }: ResultsSlotProps) {
  return (
    <Slot store={worldResults} draw={(found) => <LocalResults {...found} cardAction={cardAction} />}>
      {children}
    </Slot>
  )
}
