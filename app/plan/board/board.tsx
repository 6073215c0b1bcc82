'use client'

import { lazy, Suspense } from 'react'
import { Island } from '@/components/ui/island'
import { useHydrated } from '@/components/ui/use-hydrated'

const PlanBoard = lazy(() =>
  import('@/components/plan/plan-board').then((module) => ({ default: module.PlanBoard })),
)

/** The board is drawn in the browser alone, which reads the plans. */
export function Board() {
  if (!useHydrated()) return null
  return (
    <Island>
      <Suspense fallback={<p role="status">Opening the board…</p>}>
        <PlanBoard />
      </Suspense>
    </Island>
  )
}
