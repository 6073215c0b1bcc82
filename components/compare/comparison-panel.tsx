import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { lazy, Suspense, useRef, useState } from 'react'
import { EARLY, useEarlyPresses } from '@/components/ui/early-press'
import { LatePart } from '@/components/ui/late-part'
import { Island } from '@/components/ui/island'
import { useToday } from '@/components/ui/use-today'
import { compareHref } from '@/lib/compare/compare-href'
import { nounOf, withChosen, withoutChosen, type Chosen } from '@/lib/compare/selection'
import { replaceSelection } from '@/lib/compare/selection-store'
import { describeComparison } from '@/lib/compare/summary'
import { levelWord } from '@/lib/facts/words'
import { addressOrder } from '@/lib/list/address-order'
import { capital, formatDate } from '@/lib/text/format'
import { comparedAt } from '@/lib/universities/compared-column'
import { AddButton } from './add-button'
import { ComparisonActions } from './comparison-actions'
import type { ServedComparison } from './column-store'
import { ComparisonTable } from './comparison-table'
import { CostFigure } from './cost-figure'
import { EmptyComparison } from './empty-comparison'
import { QuickSummary } from './quick-summary'
import { TimeFigure } from './time-figure'
import type { OwnFactsById } from './own-facts'
import { useComparison } from './use-comparison'
import { useIsTold } from './use-stored-profile'

/** Loaded on demand, because most comparisons need no notes. */
const ComparisonNotes = lazy(() =>
  import('./comparison-notes').then((module) => ({ default: module.ComparisonNotes })),
)

/** Both are in the server's HTML; their script is not in the first load. */
const ComparisonChoices = lazy(() =>
  import('./comparison-choices').then((module) => ({ default: module.ComparisonChoices })),
)
const OwnFacts = lazy(() => import('./own-facts').then((module) => ({ default: module.OwnFacts })))
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
  const isTold = useIsTold()
  const today = useToday(served.today)
  const [onlyDifferences, setOnlyDifferences] = useState(false)
  const { level, chooseLevel, subject, chosen, count, change, isRead, leftOut } = comparison
  const [own, setOwn] = useState<OwnFactsById | null>(null)
  const columns = comparison.columns.map((column) => ({
    ...comparedAt(column, level),
    ...own?.get(column.id),
  }))
  const address = `${served.site}${compareHref(
    columns.map(({ id }) => id),
    level,
    subject,
  )}`
  const hasNotes =
    (!comparison.isOwn && count > 0) ||
    leftOut.gone + leftOut.foreign + leftOut.surplus > 0 ||
    comparison.hasFailed
  const sentence = describeComparison(columns)
  const [one] = nounOf(columns.map(({ id }) => id))
  const add = (university: Chosen) => change(withChosen(chosen, university))
  const remove = (id: string) => {
    change(withoutChosen(chosen, id))
    document.getElementById('comparison-heading')?.focus()
  }

  return (
    <section ref={root} className="comparison page pb-16" data-comparison="" {...EARLY}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pt-7 pb-2">
        <h1
          id="comparison-heading"
          tabIndex={-1}
          className="mr-auto text-xl outline-none"
        >{`${capital(one === 'choice' ? 'university' : one)} Comparison (${count})`}</h1>
        <LatePart>
          <ComparisonChoices subject={served.subject} ids={served.ids} level={level} onLevel={chooseLevel} />
        </LatePart>
        <AddButton selected={chosen} onAdd={add} />
      </div>
      <p className="hidden print:block">
        <span>{`For a ${levelWord(level)} degree. As of ${formatDate(today)}. `}</span>
        <span>{address}</span>
      </p>
      <div role="status" className="print:hidden">
        {hasNotes && (
          <Suspense>
            <ComparisonNotes comparison={comparison} onKeep={() => replaceSelection(chosen)} />
          </Suspense>
        )}
      </div>
      {columns.length === 0 ? (
        <EmptyComparison isLoading={comparison.isLoading} isRead={isRead} />
      ) : (
        <>
          {sentence && <p className="max-w-[46rem] pb-3 text-ink-2">{sentence}</p>}
          <ComparisonActions
            columns={columns}
            level={level}
            subject={subject}
            onlyDifferences={onlyDifferences}
            onOnlyDifferences={setOnlyDifferences}
          />
          {isTold && (
            <Suspense>
              <OwnFacts columns={columns} onFacts={setOwn} />
            </Suspense>
          )}
          <CostFigure columns={columns} isOwn={own !== null} />
          <TimeFigure columns={columns} today={today} />
          <div className="@container" data-pending={comparison.isLoading && isRead ? '' : undefined}>
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
