import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { ENCODINGS, type Encoding } from '@/lib/import/encoding'
import { fieldLabel } from '@/lib/import/fields'
import type { Review } from '@/lib/import/review'
import type { Checked } from '@/lib/import/validate'
import { count, formatCount, plural } from '@/lib/text/format'

/** The number of notes, and of columns, that are listed; the others are only counted. */
const SHOWN_NOTES = 50
const SHOWN_COLUMNS = 20

type ReviewNotesProps = {
  review: Review
  /** Accepted rows with values that were left out on purpose. */
  rows: readonly Checked[]
  onEncoding: (encoding: Encoding) => void
}

function unusedInWords(unused: readonly string[]): string {
  const shown = unused.slice(0, SHOWN_COLUMNS).map((name) => name.slice(0, 80))
  const more = unused.length - shown.length
  const rest = more > 0 ? ` and ${formatCount(more)} more` : ''
  return `Kept as ${plural(unused.length, 'it is', 'they are')}, for your export: ${shown.join(', ')}${rest}.`
}

/** The encoding of the file, the columns that no field takes, and the values that were left out of accepted rows. */
export function ReviewNotes({ review, rows, onEncoding }: ReviewNotesProps) {
  const { unused, encoding } = review
  const notes = rows.flatMap(({ at, line, notes: left }) => left.map((note) => ({ at, line, ...note })))
  return (
    <>
      {encoding && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-warn px-4 py-3 text-sm">
          <label htmlFor="import-encoding">
            <span aria-hidden>⚠ </span>
            This file does not say how its letters are written. If names look wrong, choose another alphabet:
          </label>
          <select
            id="import-encoding"
            value={encoding}
            className="min-h-11 rounded-sm border border-line-strong bg-surface px-2 text-base text-ink"
            onChange={({ currentTarget }) => onEncoding(currentTarget.value as Encoding)}
          >
            {ENCODINGS.map(({ value, label }) => (
              <option key={value} value={value}>
                {`${label} (${value})`}
              </option>
            ))}
          </select>
        </p>
      )}
      {unused.length > 0 && <p className="mt-2 text-sm wrap-anywhere text-ink-2">{unusedInWords(unused)}</p>}
      {notes.length > 0 && (
        <Collapsible className="mt-2">
          <CollapsibleTrigger>{`Left out: ${count(notes.length, 'value')}`}</CollapsibleTrigger>
          <ul className="mb-2 list-disc pl-5 text-sm text-ink-2">
            {notes.slice(0, SHOWN_NOTES).map(({ at, line, field, reason }) => (
              <li key={`${at} ${field}`} className="wrap-anywhere">
                {`Line ${line}, ${field ? fieldLabel(field) : ''}: ${reason}`}
              </li>
            ))}
          </ul>
          {notes.length > SHOWN_NOTES && (
            <p className="text-sm text-ink-3">{`And ${formatCount(notes.length - SHOWN_NOTES)} more.`}</p>
          )}
        </Collapsible>
      )}
    </>
  )
}
