import type { DatedChange } from '@/lib/corrections/history/feed'
import { formatDate } from '@/lib/text/format'
import { ChangeLine } from './change-line'

type NewestChangeProps = {
  /** The page of the record. */
  href: string
  /** Of the record, the newest first. */
  changes: readonly DatedChange[]
}

/** On the page of a record: its newest change, and the way to all of them, which its bytes have no room for. */
export function NewestChange({ href, changes: [newest] }: NewestChangeProps) {
  if (!newest) return null
  const { day, what, from, to } = newest
  return (
    <div className="border-t border-line py-2 text-sm wrap-anywhere">
      <a href={`/corrections?about=${href}#changed`} rel="nofollow" className="inline-flex min-h-6">
        {`What changed here, last on ${formatDate(day)}`}
      </a>
      <p>
        <ChangeLine what={what} from={from} to={to} />
      </p>
    </div>
  )
}
