import type { ChangeSet } from '@/lib/corrections/history/changes'
import { formatCount, formatDate, formatList } from '@/lib/text/format'
import { ChangeLine } from './change-line'

/** A change that touches more records is named by its first ones. */
const MOST = 6

/** So many records stand in a heading. */
const NAMED = 3

/** The records of a change: "Leeds, Oxford and 12 more". */
function recordsIn(changes: ChangeSet['changes'], total: number): string {
  const names = [...new Set(changes.map(({ name }) => name))]
  const others = names.length - NAMED
  const more = changes.length < total ? ['others'] : others > 0 ? [`${formatCount(others)} more`] : []
  return formatList([...names.slice(0, NAMED), ...more])
}

/** What changed, from what, to what, why and when. */
export function ChangeList({ history }: { history: readonly ChangeSet[] }) {
  return (
    <ol className="mt-6 grid gap-6">
      {history.map(({ key, day, why, total, changes }) => (
        <li key={key} className="border-t border-line pt-4">
          <h2 className="text-md">{recordsIn(changes, total)}</h2>
          <p className="text-sm text-ink-3">{`${formatDate(day)}: ${why}`}</p>
          <ul className="mt-2 grid gap-2">
            {changes.slice(0, MOST).map(({ name, href, ...change }) => (
              <li key={[name, change.what, change.to].join(' ')} className="wrap-anywhere">
                <ChangeLine {...change} of={{ name, href }} />
              </li>
            ))}
          </ul>
          {total > MOST && (
            <p className="mt-2 text-sm text-ink-3">{`and ${formatCount(total - MOST)} more`}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
