'use client'

import { lazy, useEffect, type ReactNode } from 'react'
import { ResultsSlot as Slot } from '@/components/list/results-slot'
import { whenIdle } from '@/components/ui/when-idle'
import type { CardAction } from './university-card'
import { worldResults } from './world-results'

const loadResults = () => import('./local-results').then((module) => ({ default: module.LocalResults }))
const LocalResults = lazy(loadResults)

type ResultsSlotProps = { cardAction: CardAction; children: ReactNode }

/** The universities the server found, until the browser has found some itself. */
export function ResultsSlot({ cardAction, children }: ResultsSlotProps) {
  // Here before it is needed: the first filter answers sooner, and also without a connection.
  useEffect(() => whenIdle(() => void loadResults().catch(() => {})), [])
  return (
    <Slot store={worldResults} draw={(found) => <LocalResults {...found} cardAction={cardAction} />}>
      {children}
    </Slot>
  )
}
