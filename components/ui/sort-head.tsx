import type { Direction } from '@/lib/list/column-sort'
import { TableHead } from './table'
import { useHydrated } from './use-hydrated'

type SortHeadProps = {
  label: string
  /** Left out where the table is sorted by another column. */
  direction: Direction | undefined
  onSort: () => void
}

/** The heading of a column by which a table can be sorted: words until there is a script to sort with, then a button. */
export function SortHead({ label, direction, onSort }: SortHeadProps) {
  const isHydrated = useHydrated()
  const sign = direction && (direction === 'ascending' ? ' ▲' : ' ▼')
  const words = (
    <>
      <span>{label}</span>
      {sign && <span aria-hidden>{sign}</span>}
    </>
  )
  return (
    <TableHead aria-sort={direction}>
      {isHydrated ? (
        <button
          type="button"
          className="min-h-11 text-left font-semibold whitespace-nowrap underline underline-offset-4 md:min-h-8"
          onClick={onSort}
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center whitespace-nowrap md:min-h-8">{words}</span>
      )}
    </TableHead>
  )
}
