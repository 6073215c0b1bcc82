import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { lazy, Suspense, useRef, useState } from 'react'
import { EARLY, useEarlyPresses } from '@/components/ui/early-press'
import { LatePart } from '@/components/ui/late-part'
import { Island } from '@/components/ui/island'
import { withChosen, withoutChosen, type Chosen } from '@/lib/compare/selection'
import { replaceSelection } from '@/lib/compare/selection-store'
import { describeComparison } from '@/lib/compare/summary'
import { addressOrder } from '@/lib/list/address-order'
import { comparedAt } from '@/lib/universities/compared-column'
import { AddButton } from './add-button'
import { ComparisonActions } from './comparison-actions'
import type { ServedComparison } from './column-store'
import { ComparisonTable } from './comparison-table'
import { QuickSummary } from './quick-summary'
import { useComparison } from './use-comparison'

/** Loaded on demand, because most comparisons need no notes. */
const ComparisonNotes = lazy(() =>
  import('./comparison-notes').then((module) => ({ default: module.ComparisonNotes })),
)

/** Both are in the server's HTML; their script is not in the first load. */
const ComparisonChoices = lazy(() =>
  import('./comparison-choices').then((module) => ({ default: module.ComparisonChoices })),
)
const SubjectRow = lazy(() => import('./subject-row').then((module) => ({ default: module.SubjectRow })))

/** The order in which the list writes these parameters. */
const IN_ORDER = addressOrder(['tab', 'level', 'compare', 'subject'])

/** The comparison in the address, or the visitor's own if the address has none. */
export function ComparisonPanel({ served }: { served: ServedComparison }) {
  return (
    <NuqsAdapter processUrlSearchParams={IN_ORDER}>
      {/* The key starts a new panel when a link leads to another comparison: only then may address and selection differ. */}
      <Island key={served.ids.join()}>
        <Comparison served={served} />
      </Island>
    </NuqsAdapter>
  )
}

function Comparison({ served }: { served: ServedComparison }) {
  const root = useRef<HTMLElement>(null)
  useEarlyPresses(root)
  const comparison = useComparison(served)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { level, chooseLevel, subject, chosen, count, change, isRead, leftOut } = comparison
  const columns = comparison.columns.map((column) => comparedAt(column, level))
  const hasNotes =
    (!comparison.isOwn && count > 0) ||
    leftOut.gone + leftOut.foreign + leftOut.surplus > 0 ||
    comparison.hasFailed
  const sentence = describeComparison(columns)
  const add = (university: Chosen) => change(withChosen(chosen, university))
  const remove = (id: string) => {
    change(withoutChosen(chosen, id))
    document.getElementById('comparison-heading')?.focus()
  }

  return (
    <section ref={root} className="comparison page pb-16" data-comparison="" {...EARLY}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-7 pb-1.5">
        <h1
          id="comparison-heading"
          tabIndex={-1}
          className="mr-auto text-xl outline-none"
        >{`University Comparison (${count})`}</h1>
        <LatePart>
          <ComparisonChoices subject={served.subject} ids={served.ids} level={level} onLevel={chooseLevel} />
        </LatePart>
        <AddButton selected={chosen} onAdd={add} />
      </div>
      <div role="status" className="print:hidden">
        {hasNotes && (
          <Suspense>
            <ComparisonNotes comparison={comparison} onKeep={() => replaceSelection(chosen)} />
          </Suspense>
        )}
      </div>
      {columns.length === 0 ? (
        // The visitor's selection is read after the page has loaded. Until then the page must not say that it is empty.
        <div
          className={`mt-3 rounded-md border border-dashed border-line-strong px-5 py-12 text-center ${isRead ? '' : 'in-data-selection:invisible'}`}
        >
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
            level={level}
            subject={subject}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
          />
          <div data-pending={comparison.isLoading && isRead ? '' : undefined}>
            <ComparisonTable columns={columns} onlyDifferences={onlyDifferences} onRemove={remove}>
              {subject &&
                ((placeOf) => (
                  <LatePart>
                    <SubjectRow
                      key={subject}
                      slug={subject}
                      served={served.subject}
                      columns={columns}
                      level={level}
                      placeOf={placeOf}
                    />
                  </LatePart>
                ))}
            </ComparisonTable>
          </div>
          <QuickSummary columns={columns} />
        </>
      )}
    </section>
  )
}
