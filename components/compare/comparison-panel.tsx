'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { lazy, Suspense, useState } from 'react'
import { withChosen, withoutChosen, type Chosen } from '@/lib/compare/selection'
import { replaceSelection } from '@/lib/compare/selection-store'
import { describeComparison } from '@/lib/compare/summary'
import { AddButton } from './add-button'
import { ComparisonActions } from './comparison-actions'
import { ComparisonTable } from './comparison-table'
import { QuickSummary } from './quick-summary'
import type { ServedComparison } from './use-columns'
import { useComparison } from './use-comparison'
import './comparison.css'

/** Loaded on demand, because most comparisons need no notes. */
const ComparisonNotes = lazy(() =>
  import('./comparison-notes').then((module) => ({ default: module.ComparisonNotes })),
)

function Comparison({ served }: { served: ServedComparison }) {
  const comparison = useComparison(served)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { columns, chosen, count, change, isRead } = comparison
  const hasNotes = (!comparison.isOwn && count > 0) || comparison.gone > 0 || comparison.hasFailed
  const sentence = describeComparison(columns)
  const add = (university: Chosen) => change(withChosen(chosen, university))
  const remove = (id: string) => {
    change(withoutChosen(chosen, id))
    document.getElementById('comparison-heading')?.focus()
  }

  return (
    <section className="comparison page pb-16" data-comparison="">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-7 pb-1.5">
        <h1 id="comparison-heading" tabIndex={-1} className="mr-auto text-xl outline-none">
          University Comparison ({count})
        </h1>
        <AddButton selected={chosen} version={served.version} onAdd={add} />
      </div>
      <div role="status" className="print:hidden">
        {hasNotes && (
          <Suspense>
            <ComparisonNotes comparison={comparison} onKeep={() => replaceSelection(chosen)} />
          </Suspense>
        )}
      </div>
      {columns.length === 0 ? (
        <div className={isRead ? 'comparison-empty' : 'comparison-empty comparison-unread'}>
          {comparison.isLoading ? (
            <p>Loading the comparison…</p>
          ) : (
            <>
              <h2 className="text-lg">No universities selected for comparison</h2>
              <p className="mt-2 text-ink-2">
                Click the compare button on university cards to add them here.
              </p>
            </>
          )}
        </div>
      ) : (
        <>
          {sentence && <p className="max-w-[78ch] pb-3 text-ink-2">{sentence}</p>}
          <ComparisonActions
            columns={columns}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
          />
          <div data-pending={comparison.isLoading ? '' : undefined}>
            <ComparisonTable columns={columns} onlyDifferences={onlyDifferences} onRemove={remove} />
          </div>
          <QuickSummary columns={columns} />
        </>
      )}
    </section>
  )
}

/** The comparison in the address, or the visitor's own if the address has none. */
export function ComparisonPanel({ served }: { served: ServedComparison }) {
  return (
    <NuqsAdapter>
      {/* The key starts the panel anew when a link leads to another comparison: only then may address and
          selection differ. */}
      <Comparison key={served.ids.join()} served={served} />
    </NuqsAdapter>
  )
}
