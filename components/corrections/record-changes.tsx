import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { Link } from '@/components/ui/link'
import type { DatedChange } from '@/lib/corrections/history/feed'
import { formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'

const MOST = 4

type RecordChangesProps = {
  /** Of the page’s record, the newest first. */
  changes: readonly DatedChange[]
  /** Whose feed has them. */
  country?: string
}

/** On the page of a record: what changed lately, and why; nothing where nothing did. */
export function RecordChanges({ changes, country }: RecordChangesProps) {
  if (changes.length === 0) return null
  return (
    <Collapsible>
      <CollapsibleTrigger>
        <span>What changed here</span>
      </CollapsibleTrigger>
      <ol className="grid gap-x-10 gap-y-2 text-sm sm:grid-cols-2">
        {changes.slice(0, MOST).map(({ key, day, why, what, from, to }) => (
          <li key={[key, what, to].join(' ')} className="wrap-anywhere">
            <ChangeLine what={what} from={from} to={to} />
            <span className="block text-ink-3">{`${formatDate(day)}: ${why}`}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1 flex flex-wrap gap-x-5 text-sm">
        <Link href="/changes" className="inline-flex min-h-11 items-center">
          What changed elsewhere
        </Link>
        {country && (
          <a href={`/changes/${country}/rss.xml`} className="inline-flex min-h-11 items-center">
            Changes in the country as RSS
          </a>
        )}
      </p>
    </Collapsible>
  )
}
