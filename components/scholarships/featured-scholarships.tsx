import type { Route } from 'next'
import Link from 'next/link'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { HostCountries } from './host-countries'

/** The first prestigious awards, in brief: their cards follow in the list. */
export function FeaturedScholarships({ rows }: { rows: readonly ScholarshipRow[] }) {
  return (
    <section
      aria-labelledby="featured-scholarships"
      className="mt-6 rounded-md border border-line bg-sunk px-4 py-3.5"
    >
      <h2 id="featured-scholarships" className="text-md">
        Featured Scholarships
      </h2>
      <ul className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ card }) => (
          <li key={card.id} className="py-1 text-sm">
            <Link href={`/scholarships/${card.id}` as Route} prefetch={false} className="text-ink">
              {card.name}
            </Link>
            <span className="block text-ink-3">
              <HostCountries hosts={card.hosts} more={card.moreHosts} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
