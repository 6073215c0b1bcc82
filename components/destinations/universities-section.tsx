import type { Route } from 'next'
import { buttonVariants } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/destinations/destination'
import { withArticle } from '@/lib/destinations/format'
import type { University } from '@/lib/universities/record/schema'
import { WORLD } from '@/lib/universities/list'
import { CountrySection } from './country-section'

/** All of a small country, the head of a large one. */
const SHOWN = 9

function Item({ id, name, logo, campusLife, worldRanking, depth }: University) {
  return (
    <li className="flex gap-3.5 rounded-md border border-line bg-surface p-4">
      <Crest id={id} name={name} logo={logo} />
      <div className="min-w-0">
        <h3 className="text-md leading-snug wrap-anywhere">
          <Link href={`/universities/${id}` as Route} className="text-ink no-underline hover:underline">
            {name}
          </Link>
        </h3>
        {campusLife.location && <p className="mt-0.5 text-sm text-ink-2">{campusLife.location}</p>}
        <p className="mt-1 text-sm text-ink-3">
          {worldRanking
            ? `No. ${worldRanking.label}, ${worldRanking.publisher} ${worldRanking.year}`
            : depth === 'full'
              ? 'Full record'
              : 'Basic record'}
        </p>
      </div>
    </li>
  )
}

export function UniversitiesSection({
  destination: { country, universities },
}: {
  destination: Destination
}) {
  const hasRest = universities.length > SHOWN
  const place = withArticle(country.name)
  return (
    <CountrySection id="universities" title="Universities">
      {universities.length > 1 && (
        <p className="mt-2 max-w-prose text-sm text-ink-3">
          {hasRest ? `The first ${SHOWN} of ${universities.length}: those` : 'Those'} with a world rank first,
          then full records, then by name. A rank names its publisher and year.
        </p>
      )}
      <ul className="mt-4 grid gap-3.5 sm:grid-cols-2 lg:grid-cols-3">
        {universities.slice(0, SHOWN).map((university) => (
          <Item key={university.id} {...university} />
        ))}
      </ul>
      <p className="mt-5">
        <Link
          className={buttonVariants({ variant: 'accent' })}
          href={WORLD.href({ ...WORLD.untouched, country: [country.code] })}
        >
          {hasRest ? `All ${universities.length} universities in ${place}` : 'Open in the list'}
        </Link>
      </p>
    </CountrySection>
  )
}
