import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { ChangeSet } from '@/lib/corrections/history/changes'
import { formatCount, formatDate } from '@/lib/text/format'

/** A change that touches more records is named by its first ones. */
const MOST = 12

/** What changed, from what, to what, why and when. */
export function ChangeList({ history }: { history: readonly ChangeSet[] }) {
  return (
    <ol className="mt-6 grid gap-6">
      {history.map(({ key, day, why, changes }) => (
        <li key={key} className="border-t border-line pt-4">
          <h2 className="text-md">{why}</h2>
          <p className="text-sm text-ink-3">{formatDate(day)}</p>
          <ul className="mt-2 grid gap-2">
            {changes.slice(0, MOST).map(({ id, name, what, from, to, hasPage }) => (
              <li key={`${id} ${what}`} className="wrap-anywhere">
                {hasPage ? (
                  <Link href={`/scholarships/${id}` as Route} translate="no">
                    {name}
                  </Link>
                ) : (
                  <span translate="no">{name}</span>
                )}
                <span>{`: ${what}`}</span>
                {(from ?? to) && (
                  <span className="block text-ink-2">
                    <s>{from ?? 'not known'}</s>
                    <span>{` → ${to ?? 'not known'}`}</span>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {changes.length > MOST && (
            <p className="mt-2 text-sm text-ink-3">{`and ${formatCount(changes.length - MOST)} more`}</p>
          )}
        </li>
      ))}
    </ol>
  )
}
