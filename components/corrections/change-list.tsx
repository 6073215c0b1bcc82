import type { ChangeSet } from '@/lib/corrections/history/changes'
import { formatCount, formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'

/** A change that touches more records is named by its first ones. */
const MOST = 6

/** What changed, from what, to what, why and when. */
export function ChangeList({ history }: { history: readonly ChangeSet[] }) {
  return (
    <ol className="mt-6 grid gap-6">
      {history.map(({ key, day, why, total, changes }) => (
        <li key={key} className="border-t border-line pt-4">
          <h2 className="text-md">{why}</h2>
          <p className="text-sm text-ink-3">{formatDate(day)}</p>
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
