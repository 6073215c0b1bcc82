import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/destinations/destination'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'
import { CountrySection } from './country-section'

/** The countries whose universities are closest. */
export function NearbySection({ destination: { nearby } }: { destination: Destination }) {
  return (
    <CountrySection
      id="nearby"
      hasFacts={false}
      title="Destinations nearby"
      intro={<Link href="/resources/countries">All countries, on a map and in a table</Link>}
    >
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2 lg:flex lg:flex-wrap">
        {nearby.map(({ code, name, count }) => (
          <li key={code} className="max-lg:border-b max-lg:border-line">
            <Link href={destinationHref(code)} className="flex min-h-11 items-center text-ink">
              <Flag code={code} loading="lazy" />
              <span>{name}</span>
              <span className="ml-auto pl-2 text-sm text-ink-3">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </CountrySection>
  )
}
