'use client'

import { lazy, type ReactNode } from 'react'
import { ResultsSlot as Slot } from '@/components/catalogue/results-slot'
import { universityResults } from './results-store'

const LocalResults = lazy(() =>
  import('./local-results').then((module) => ({ default: module.LocalResults })),
)

/** The universities the server found, until the browser has found some itself. */
export function ResultsSlot({ children }: { children: ReactNode }) {
  return (
    <Slot store={universityResults} Results={LocalResults}>
      {children}
    </Slot>
  )
}
