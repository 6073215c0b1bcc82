'use client'

import { deferred } from '@/components/ui/deferred'
import { SELECTION_SCRIPT } from '@/lib/compare/selection-signal'
import type { ServedComparison } from './column-store'
import './comparison.css'

const Panel = deferred(() => import('./comparison-panel').then((module) => module.ComparisonPanel))

/** The comparison. It is in the server's HTML, and its script comes when somebody is at the page. */
export function ComparisonView({ served }: { served: ServedComparison }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: SELECTION_SCRIPT }} />
      <Panel served={served} />
    </>
  )
}
