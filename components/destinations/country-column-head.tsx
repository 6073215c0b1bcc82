import { TableHead } from '@/components/ui/table'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Level } from '@/lib/facts/vocabulary'
import { nextSort, columnLabel, type CountryColumn, type DestinationSort } from '@/lib/destinations/rows'

type CountryColumnHeadProps = {
  column: CountryColumn
  level: Level
  sort: DestinationSort
  onSort: (sort: DestinationSort) => void
  className?: string
}

/** Words until there is a script to sort with, then a button for the pointer. */
export function CountryColumnHead({ column, level, sort, onSort, className }: CountryColumnHeadProps) {
  const { key } = column
  const isHydrated = useHydrated()
  const direction = sort.key === key ? sort.direction : undefined
  const sign = direction && (direction === 'ascending' ? '\u00a0▲' : '\u00a0▼')
  const words = (
    <>
      <span>{columnLabel(column, level)}</span>
      {sign && <span aria-hidden>{sign}</span>}
    </>
  )
  return (
    <TableHead aria-sort={direction} className={className}>
      {isHydrated ? (
        <button
          type="button"
          // The list of orders is the way of the keyboard, so that the first row is near.
          tabIndex={-1}
          className="min-h-11 text-left font-semibold underline underline-offset-4 md:min-h-8"
          onClick={() => onSort(nextSort(sort, key))}
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center md:min-h-8">{words}</span>
      )}
    </TableHead>
  )
}
