'use client'

import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { openingLevel } from '@/lib/facts/chosen-level'
import { taughtLevel } from '@/lib/facts/taught-levels'
import type { Level } from '@/lib/facts/vocabulary'
import type { PricedChoice } from './cost-choice'

const OwnCost = lazy(() => import('./own-cost').then((module) => ({ default: module.OwnCost })))

const focusOn = (heading: HTMLElement | null) => heading?.focus()

type WholeDegreeProps = {
  id: string
  /** Those that it teaches, or may, at least one. */
  levels: readonly Level[]
}

/**
 * The cost of the whole degree at a university, at the visitor's level, or the first that it teaches. It is loaded on
 * request.
 */
export function WholeDegree({ id, levels }: WholeDegreeProps) {
  const [choice, choose] = useState<PricedChoice | null>(null)
  if (choice === null)
    return (
      <Button
        className="mb-4 noscript:hidden"
        onClick={() =>
          choose({
            kind: 'university',
            id,
            universityId: id,
            level: taughtLevel(openingLevel(location.search), levels),
          })
        }
      >
        What would the whole degree cost me?
      </Button>
    )
  return (
    <section aria-labelledby="whole" className="border-t border-line py-5">
      {/* The button that was pressed is gone: the focus goes to what it asked for. */}
      <h2 ref={focusOn} id="whole" tabIndex={-1} className="text-md outline-0">
        The whole degree
      </h2>
      <Island>
        <Suspense fallback={<p className="mt-2">Working out the cost …</p>}>
          <OwnCost choice={choice} />
        </Suspense>
      </Island>
    </section>
  )
}
