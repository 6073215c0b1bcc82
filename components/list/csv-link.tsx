import { csvHref, MOST_CSV_ROWS } from '@/lib/list/csv-href'
import type { List } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import { formatCount } from '@/lib/text/format'

type CsvLinkProps<Row> = { list: List<Row>; search: ListSearch; total: number }

/** The results of a search as a file, or the first of them. */
export function CsvLink<Row>({ list, search, total }: CsvLinkProps<Row>) {
  return (
    <a className="mt-3 inline-block min-h-6 text-sm print:hidden" href={csvHref(list, search)} download>
      {total > MOST_CSV_ROWS
        ? `Save the first ${formatCount(MOST_CSV_ROWS)} as CSV`
        : 'Save these results as CSV'}
    </a>
  )
}
