import type { Direction } from '@/lib/list/column-sort'
import { TableHead } from './table'
import { useHydrated } from './use-hydrated'

type SortHeadProps = {
  label: string
  /** Left out where the table is sorted by another column. */
  direction: Direction | undefined
  onSort: () => void
  /** A list of orders is the way of the keyboard, so that the first row is near. */
  isForPointer?: boolean
  className?: string
}

/** The heading of a column by which a table can be sorted: words until there is a script to sort with, then a button. */
export function SortHead({ label, direction, onSort, isForPointer, className }: SortHeadProps) {
  const isHydrated = useHydrated()
  const sign = direction && (direction === 'ascending' ? '\u00a0▲' : '\u00a0▼')
  const words = (
    <>
      <span>{label}</span>
      {sign && <span aria-hidden>{sign}</span>}
    </>
  )
  return (
    <TableHead aria-sort={direction} className={className}>
      {isHydrated ? (
        <button
          type="button"
          tabIndex={isForPointer ? -1 : undefined}
          className="min-h-11 text-left font-semibold underline underline-offset-4 md:min-h-8"
          onClick={onSort}
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center md:min-h-8">{words}</span>
      )}
    </TableHead>
  )
}
