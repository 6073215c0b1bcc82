import { quickSummary } from '@/lib/compare/summary'
import { formatList } from '@/lib/text/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

/** The three winners, with every name of a tie. */
export function QuickSummary({ columns }: { columns: readonly ComparedUniversity[] }) {
  return (
    <>
      <h2 className="mt-7 mb-2 text-md">Quick Summary</h2>
      <dl className="grid border-t border-ink sm:grid-cols-3">
        {quickSummary(columns).map(({ label, winners, value, reporting }) => (
          <div
            key={label}
            className="pt-3.5 sm:pr-5 sm:not-first:border-l sm:not-first:border-line sm:not-first:pl-5 print:pt-[4pt]"
          >
            <dt className="text-sm text-ink-3 print:text-[7.5pt]">{label}</dt>
            {winners.length === 0 ? (
              <dd className="text-ink-3">{NOT_REPORTED}</dd>
            ) : (
              <dd className="mt-1 font-display text-md/tight font-medium print:mt-0 print:text-[9pt]">
                <span translate={winners.length === 1 ? 'no' : undefined}>{formatList(winners)}</span>
                <span className="block font-sans text-sm text-ink-3 print:inline print:pl-[4pt] print:text-[7.5pt]">
                  {`${value ?? ''}${reporting === 1 && columns.length > 1 ? ', the only one that reports it' : ''}${reporting > 1 && reporting < columns.length ? `, of the ${reporting} that report it` : ''}`}
                </span>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}
