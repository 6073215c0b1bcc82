import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/select-field'
import { IMPORT_FIELDS, type FieldKey } from '@/lib/import/fields'
import { hasField, mayBePercent, type ColumnMatch } from '@/lib/import/match-columns'
import type { Reference } from '@/lib/import/check-context'
import { count } from '@/lib/text/format'
import { AllRowsQuestions } from './all-rows-questions'
import type { ReadFile } from './use-import'

type ColumnMatchesProps = {
  file: ReadFile
  countries: Reference['countries']
  isBusy: boolean
  onChange: (file: ReadFile) => void
  onRead: () => void
  onCancel: () => void
}

const OPTIONS = IMPORT_FIELDS.map(({ key, label }) => ({ value: key, label }))

/** The columns of a file beside the fields that take them, and what holds for all rows. */
export function ColumnMatches({ file, countries, isBusy, onChange, onRead, onCancel }: ColumnMatchesProps) {
  const { summary, matching } = file
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const hasName = hasField(matching, 'name')
  /** A field takes one column, so another column that had it is kept as it is. */
  const match = (at: number, field: FieldKey | null) => {
    const columns = matching.columns.map((column, place): ColumnMatch => {
      if (place === at) return { ...column, field }
      return field !== null && column.field === field ? { field: null, currency: null } : column
    })
    onChange({ ...file, matching: { ...matching, columns } })
  }
  return (
    <section aria-labelledby="column-matches" className="mt-8 border-t border-line pt-6">
      <h2 id="column-matches" ref={heading} tabIndex={-1} className="text-xl outline-none">
        Match the columns
      </h2>
      <p className="mt-1 text-ink-2">
        On the left what your file has, on the right what we call it. Only the name is needed. What is kept as
        it is comes back with your export.
      </p>
      {summary.sheet && (
        <p className="mt-1 text-sm text-ink-3">{`Read from the sheet “${summary.sheet}”, which has most rows.`}</p>
      )}
      <ul className="mt-3 grid gap-2">
        {summary.columns.map((column, at) => (
          <li
            key={at}
            className="grid items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-3 sm:grid-cols-2"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{column.name.slice(0, 120)}</p>
              <p className="truncate text-sm text-ink-3">{column.samples.join(' · ') || 'empty'}</p>
              {mayBePercent(column) && (
                <p className="text-sm text-warn">These may be students, or per cent of them. Choose which.</p>
              )}
              {matching.columns[at]?.field?.startsWith('tuitionFees.') && (
                <p className="text-sm text-ink-3">A sum that names no time is taken as for a year.</p>
              )}
            </div>
            <SelectField
              label={<span className="sr-only">{`Field for ${column.name.slice(0, 120)}`}</span>}
              options={OPTIONS}
              value={matching.columns[at]?.field ?? ''}
              empty="Kept as it is"
              onChange={(field) => match(at, field || null)}
            />
          </li>
        ))}
      </ul>
      <AllRowsQuestions
        columns={summary.columns}
        matching={matching}
        countries={countries}
        onChange={(all) => onChange({ ...file, matching: { ...matching, all } })}
      />
      {!hasName && (
        <p role="status" className="mt-4 text-warn">
          Choose the column that has the name.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="main" disabled={!hasName || isBusy} onClick={onRead}>
          {`Read ${count(summary.total, 'row')}`}
        </Button>
        <Button onClick={onCancel}>Discard</Button>
      </div>
    </section>
  )
}
