import Link from 'next/link'
import { countSubjects } from '@/lib/universities/queries'
import { NO_SEARCH, universitiesHref } from '@/lib/universities/search-params'

/** The subjects that universities of the catalogue name as theirs, with how many do; each leads to those. */
export function SubjectCounts() {
  return (
    <ul className="subject-counts">
      {countSubjects().map(({ value, label, count }) => (
        <li key={value}>
          <Link
            href={universitiesHref('/universities', { ...NO_SEARCH, programmes: [value] })}
            prefetch={false}
          >
            {label}
          </Link>{' '}
          <span className="faint">{count}</span>
        </li>
      ))}
    </ul>
  )
}
