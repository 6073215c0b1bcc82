import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { RecordChange } from '@/lib/corrections/history/changes'

type ChangeLineProps = Pick<RecordChange, 'what' | 'from' | 'to'> & {
  /** The record, where the page is not its own. */
  of?: Pick<RecordChange, 'name' | 'href'>
}

/** One changed fact: from what, to what. */
export function ChangeLine({ what, from, to, of }: ChangeLineProps) {
  return (
    <>
      {of?.href ? (
        <Link href={of.href as Route} translate="no">
          {of.name}
        </Link>
      ) : (
        of && <span translate="no">{of.name}</span>
      )}
      <span>{of ? `: ${what}` : what}</span>
      {(from ?? to) && (
        <span className="block text-ink-2">
          <s>{from ?? 'not known'}</s>
          <span>{` → ${to ?? 'not known'}`}</span>
        </span>
      )}
    </>
  )
}
