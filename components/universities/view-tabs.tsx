import Link from 'next/link'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { CompareTab } from './compare-tab'

const TAB =
  'flex min-h-12 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink aria-[current]:border-accent aria-[current]:text-ink'

/** The views of the list. Each is an address of its own. */
export function ViewTabs({ search }: { search: UniversitySearch }) {
  return (
    <nav aria-label="Views" className="page print:hidden">
      <ul className="flex gap-6 overflow-x-auto border-b border-line pt-2">
        <li>
          <Link
            href={universitiesHref('/universities', { ...search, tab: 'browse', compare: [] })}
            prefetch={false}
            className={TAB}
            aria-current={search.tab === 'browse' ? 'page' : undefined}
          >
            Browse Universities
          </Link>
        </li>
        <li>
          <CompareTab className={TAB} shown={search.tab === 'compare' ? search.compare : null} />
        </li>
        <li>
          <Link
            href={universitiesHref('/universities', { ...search, tab: 'add', compare: [] })}
            prefetch={false}
            className={TAB}
            aria-current={search.tab === 'add' ? 'page' : undefined}
          >
            Add More Universities
          </Link>
        </li>
      </ul>
    </nav>
  )
}
