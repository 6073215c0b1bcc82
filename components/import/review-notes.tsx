import { fieldLabel } from '@/lib/import/fields'
import type { Checked } from '@/lib/import/validate'
import { count, formatCount, plural } from '@/lib/text/format'

type ReviewNotesProps = { unused: readonly string[]; rows: readonly Checked[] }

const SHOWN = 50

/** The columns that are not used, and the values that were left out of accepted rows. */
export function ReviewNotes({ unused, rows }: ReviewNotesProps) {
  const notes = rows.flatMap(({ at, line, notes: left }) => left.map((note) => ({ at, line, ...note })))
  return (
    <>
      {unused.length > 0 && (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          Not used, because we have no such {plural(unused.length, 'column')}:{' '}
          {unused.map((name) => name.slice(0, 80)).join(', ')}.
        </p>
      )}
      {notes.length > 0 && (
        <details className="more mt-2">
          <summary>Left out: {count(notes.length, 'value')}</summary>
          <ul className="mb-2 list-disc pl-5 text-sm text-ink-2">
            {notes.slice(0, SHOWN).map(({ at, line, field, reason }) => (
              <li key={`${at} ${field}`} className="wrap-anywhere">
                Line {line}, {field && fieldLabel(field)}: {reason}
              </li>
            ))}
          </ul>
          {notes.length > SHOWN && (
            <p className="text-sm text-ink-3">And {formatCount(notes.length - SHOWN)} more.</p>
          )}
        </details>
      )}
    </>
  )
}
