import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { ScholarshipCardData } from '@/lib/scholarships/card'
import { HostCountries } from './host-countries'

export type FeaturedAward = Pick<ScholarshipCardData, 'id' | 'name' | 'hosts' | 'moreHosts'>

/** The first prestigious awards, in brief: their cards follow in the list. */
export function FeaturedScholarships({ awards }: { awards: readonly FeaturedAward[] }) {
  return (
    <section aria-labelledby="featured-scholarships" className="featured">
      <h2 id="featured-scholarships">Featured Scholarships</h2>
      <ul>
        {awards.map((award) => (
          <li key={award.id}>
            <Link href={`/scholarships/${award.id}` as Route}>{award.name}</Link>
            <span className="place">
              <HostCountries hosts={award.hosts} more={award.moreHosts} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
