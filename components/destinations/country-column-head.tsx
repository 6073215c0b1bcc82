import { TableHead } from '@/components/ui/table'
import { useHydrated } from '@/components/ui/use-hydrated'
import { nextSort, type COUNTRY_COLUMNS, type DestinationSort } from '@/lib/destinations/rows'

type CountryColumnHeadProps = {
  column: (typeof COUNTRY_COLUMNS)[number]
  sort: DestinationSort
  onSort: (sort: DestinationSort) => void
}

/** Words until there is a script to sort with, then a button. */
export function CountryColumnHead({ column: { key, label }, sort, onSort }: CountryColumnHeadProps) {
  const isHydrated = useHydrated()
  const direction = sort.key === key ? sort.direction : undefined
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
          onClick={() => onSort(nextSort(sort, key))}
        >
          {words}
        </button>
      ) : (
        <span className="inline-flex min-h-11 items-center whitespace-nowrap md:min-h-8">{words}</span>
      )}
    </TableHead>
  )
}
