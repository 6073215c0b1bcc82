import { quickSummary } from '@/lib/compare/summary'
import { formatList } from '@/lib/text/format'
import { NOT_REPORTED } from '@/lib/text/not-reported'
import type { ComparedUniversity } from '@/lib/universities/compared-university'

/** The three winners, with every name of a tie. */
export function QuickSummary({ columns }: { columns: readonly ComparedUniversity[] }) {
  return (
    <>
      <h2 className="mt-7 mb-2 text-lg">Quick Summary</h2>
      <dl className="comparison-quick">
        {quickSummary(columns).map(({ label, winners, value, reporting }) => (
          <div key={label}>
            <dt>{label}</dt>
            {winners.length === 0 ? (
              <dd className="faint">{NOT_REPORTED}</dd>
            ) : (
              <dd>
                <span>{formatList(winners)}</span>
                <span className="block font-sans text-sm text-ink-3">
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
