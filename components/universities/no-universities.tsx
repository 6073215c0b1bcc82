import type { Route } from 'next'
import Link from 'next/link'
import type { Suggestions } from '@/lib/universities/browse'
import { activeFilters } from '@/lib/universities/active-filters'
import { withoutFilter, type FilterKey } from '@/lib/universities/filter'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'

const FILTER_NAMES: Record<FilterKey, string> = {
  search: 'the search text',
  country: 'the country',
  region: 'the region',
  programmes: 'the programmes',
  facilities: 'the facilities',
  tuition: 'the tuition range',
  acceptance: 'the acceptance rate',
  rank: 'the world ranking',
  gpa: 'your GPA',
  research: 'the research rating',
  employment: 'the employment rate',
  size: 'the campus size',
  deadline: 'the deadline',
}

const number = new Intl.NumberFormat('en')

type NoUniversitiesProps = { search: UniversitySearch; suggestions: Suggestions }

export function NoUniversities({ search, suggestions: { names, drops } }: NoUniversitiesProps) {
  const isFiltered = activeFilters(search, String).length > 1
  return (
    <div className="rounded-md border border-dashed border-line-strong px-5 py-10 text-center">
      <h3 className="text-lg">No universities found</h3>
      <p className="mt-2 text-ink-2">Try adjusting your search criteria or filters</p>
      {names.length > 0 && (
        <p className="mt-5">
          Did you mean{' '}
          {names.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && (at === names.length - 1 ? ' or ' : ', ')}
              <Link href={`/universities/${id}` as Route} prefetch={false}>
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
              <Link href={universitiesHref('/universities', withoutFilter(search, key))} prefetch={false}>
                Without {FILTER_NAMES[key]}: {number.format(total)} {total === 1 ? 'result' : 'results'}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
