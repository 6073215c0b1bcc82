import type { DatedChange } from '@/lib/corrections/history/feed'
import { formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'

type NewestChangeProps = {
  /** The page of the record. */
  href: string
  /** Of the record, the newest first. */
  changes: readonly DatedChange[]
  /** The country whose feed tells of everything in it that changes, where the record is a country. */
  country?: string | false
}

/** On the page of a record: its newest change, and the way to all of them, which its bytes have no room for. */
export function NewestChange({ href, changes: [newest], country }: NewestChangeProps) {
  if (!newest && !country) return null
  return (
    <div className="border-t border-line py-2 text-sm wrap-anywhere">
      {newest && (
        <>
          <a href={`/corrections?about=${href}#changed`} rel="nofollow" className="inline-flex min-h-6">
            {`What changed here, last on ${formatDate(newest.day)}`}
          </a>
          <p>
            <ChangeLine what={newest.what} from={newest.from} to={newest.to} />
          </p>
        </>
      )}
      {country && (
        <a href={`/changes/${country}/rss.xml`} className="inline-flex min-h-11 items-center print:hidden">
          What changes in its universities, scholarships and rules, as an RSS feed
        </a>
      )}
    </div>
  )
}
