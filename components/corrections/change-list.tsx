import { Fragment } from 'react'
import type { ChangeSet } from '@/lib/corrections/history/changes'
import { formatCount, formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'

/** A change that touches more records is named by its first ones. */
const MOST = 6

/** So many records stand in a heading. */
const NAMED = 3

/** The records of a change: "Leeds, Oxford and 12 more". */
function Records({ changes, total }: Pick<ChangeSet, 'changes' | 'total'>) {
  const names = [...new Set(changes.map(({ name }) => name))]
  const others = names.length - NAMED
  const more = changes.length < total ? 'others' : others > 0 ? `${formatCount(others)} more` : null
  return (
    <>
      {names.slice(0, NAMED).map((name, at) => (
        <Fragment key={name}>
          {at > 0 && <span>, </span>}
          <span translate="no">{name}</span>
        </Fragment>
      ))}
      {more && <span>{` and ${more}`}</span>}
    </>
  )
}

/** What changed, from what, to what, why and when. */
export function ChangeList({ history }: { history: readonly ChangeSet[] }) {
  return (
    <ol className="mt-6 grid gap-6">
      {history.map(({ key, day, why, total, changes }) => (
        <li key={key} className="border-t border-line pt-4">
          <h2 className="text-md">
            <Records changes={changes} total={total} />
          </h2>
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
