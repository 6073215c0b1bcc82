import type { Route } from 'next'
import Link from 'next/link'
import { activeFilters } from '@/lib/scholarships/active-filters'
import type { Suggestions } from '@/lib/scholarships/browse'
import { withoutFilter, type FilterKey } from '@/lib/scholarships/filter'
import { scholarshipsHref, type ScholarshipSearch } from '@/lib/scholarships/search-params'

const FILTER_NAMES: Record<FilterKey, string> = {
  search: 'the search text',
  type: 'the type',
  funding: 'the funding',
  degree: 'the degree',
  field: 'the field of study',
  host: 'the host country',
  nationality: 'your nationality',
  open: '“open now”',
}

const number = new Intl.NumberFormat('en')

type NoScholarshipsProps = { search: ScholarshipSearch; suggestions: Suggestions }

export function NoScholarships({ search, suggestions: { names, drops } }: NoScholarshipsProps) {
  const isFiltered = activeFilters(search, String).length > 1
  return (
    <div className="rounded-md border border-dashed border-line-strong px-5 py-10 text-center">
      <h3 className="text-lg">No scholarships found</h3>
      <p className="mt-2 text-ink-2">Try adjusting your search criteria or filters</p>
      {names.length > 0 && (
        <p className="mt-5">
          Did you mean{' '}
          {names.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && (at === names.length - 1 ? ' or ' : ', ')}
              <Link href={`/scholarships/${id}` as Route} prefetch={false}>
                {name}
              </Link>
            </span>
          ))}
          ?
        </p>
      )}
      {isFiltered && drops.length > 0 && (
        <ul className="mt-5 flex flex-col items-center gap-2">
          {drops.map(({ key, total }) => (
            <li key={key}>
              <Link href={scholarshipsHref(withoutFilter(search, key))} prefetch={false}>
                Without {FILTER_NAMES[key]}: {number.format(total)} {total === 1 ? 'result' : 'results'}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
