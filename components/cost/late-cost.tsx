'use client'

import { lazy, Suspense, useState } from 'react'
import type { Elements } from '@/components/ui/elements'
import { useKept } from '@/components/ui/use-kept'
import { Button } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { hasKeptPerson } from '@/lib/eligibility/kept-nationality'
import type { PricedChoice } from './cost-choice'

const OwnCost = lazy(() => import('./own-cost').then((module) => ({ default: module.OwnCost })))

const focusOn = (part: HTMLElement | null) => part?.focus()

type CostLaterProps = { choice: PricedChoice; children: Elements }

/**
 * The server's answer. A browser with a stored profile, or a visitor who asks, loads the full costs in its place.
 * Others load nothing.
 */
export function LateCost({ choice, children }: CostLaterProps) {
  const [isAsked, ask] = useState(false)
  const hasProfile = useKept(hasKeptPerson, false)
  if (hasProfile || isAsked)
    return (
      // The button that was pressed is gone: the focus goes to what it asked for.
      <div tabIndex={-1} className="outline-0" ref={isAsked ? focusOn : undefined}>
        <Island>
          <Suspense fallback={children}>
            <OwnCost choice={choice} />
          </Suspense>
        </Island>
      </div>
    )
  return (
    <>
      {children}
      <Button className="mt-2" onClick={() => ask(true)}>
        Year by year, in my currency
      </Button>
    </>
  )
}
