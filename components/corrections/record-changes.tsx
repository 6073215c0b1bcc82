import type { DatedChange } from '@/lib/corrections/history/feed'
import { formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'

/** What changed of a record, from what, to what, why and when; nothing where nothing did. */
export function RecordChanges({ changes }: { changes: readonly DatedChange[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changed" className="mt-8 border-t border-line pt-4">
      <h2 id="changed" className="text-md">
        What changed here
      </h2>
      <ol className="mt-2 grid gap-2">
        {changes.map(({ key, day, why, what, from, to }) => (
          <li key={[key, what, to].join(' ')} className="wrap-anywhere">
            <ChangeLine what={what} from={from} to={to} />
            <span className="block text-sm text-ink-3">{`${formatDate(day)}: ${why}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
