'use client'

import { lazy, Suspense } from 'react'
import type { Elements } from '@/components/ui/elements'
import { useKept } from '@/components/ui/use-kept'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import type { Level } from '@/lib/facts/vocabulary'

const FittingVerdicts = lazy(() =>
  import('./fitting-verdicts').then((module) => ({ default: module.FittingVerdicts })),
)

type VerdictsLaterProps = { ids: readonly string[]; level: Level; children: Elements }

/**
 * The server's answer. A browser with a stored profile replaces it by the verdicts for that profile. Others load
 * nothing more.
 */
export function LateVerdicts({ children, ...props }: VerdictsLaterProps) {
  const hasProfile = useKept(hasKeptPerson, false)
  if (!hasProfile) return children
  return (
    <Suspense fallback={children}>
      <FittingVerdicts {...props}>{children}</FittingVerdicts>
    </Suspense>
  )
}
