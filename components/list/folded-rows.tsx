import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Elements } from '@/components/ui/elements'
import { count, formatCount } from '@/lib/text/format'
import type { ListView } from './list-view'
import { ResultsHead } from './results-head'

type FoldedRowsProps<Row> = {
  view: Pick<ListView<Row>, 'list' | 'noun'>
  rows: readonly Row[]
  /** Open at first. */
  isOpen?: boolean
  /** Draws the first of them. */
  children: (rows: readonly Row[]) => Elements
}

/** The id of the heading of what is folded, to which links lead. */
export const foldedId = ({ id }: { id: string }) => `${id}-refusing`

/**
 * The results that can't take the visitor, by the profile that this browser keeps. One press opens them. No address says
 * that they are open: whom they refuse is nobody else's to know.
 */
export function FoldedRows<Row>({
  view: { list, noun },
  rows,
  isOpen = false,
  children,
}: FoldedRowsProps<Row>) {
  const [shown, setShown] = useState(isOpen ? list.pageSize : 0)
  const headingId = foldedId(list)
  const more = Math.min(list.pageSize, rows.length - shown)
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <ResultsHead id={headingId} title={`Can’t take you (${formatCount(rows.length)})`}>
        <p>By the rules that we know and your profile. They are not counted above.</p>
      </ResultsHead>
      <Button
        className="mb-3"
        aria-expanded={shown > 0}
        onClick={() => setShown(shown > 0 ? 0 : list.pageSize)}
      >
        <span>{`${shown > 0 ? 'Hide' : 'Show'} ${count(rows.length, ...noun)}`}</span>
      </Button>
      {shown > 0 && children(rows.slice(0, shown))}
      {shown > 0 && more > 0 && (
        <Button className="mt-3" onClick={() => setShown(shown + list.pageSize)}>
          <span>{`Show ${more} more`}</span>
        </Button>
      )}
    </section>
  )
}
