import { Link } from '@/components/ui/link'
import { UniversityItem } from '@/components/ui/university-item'
import type { Destination } from '@/lib/destinations/queries'
import { withArticle } from '@/lib/places/with-article'
import { formatList, plural } from '@/lib/text/format'
import type { University } from '@/lib/universities/record/schema'
import { WORLD } from '@/lib/universities/list'
import { CountrySection } from './country-section'

/** All of a small country, the head of a large one. */
const SHOWN = 6

function standing({ worldRanking, depth }: University): string {
  if (worldRanking) return `No. ${worldRanking.label}, ${worldRanking.publisher} ${worldRanking.year}`
  return depth === 'full' ? 'Full record' : 'Basic record'
}

export function UniversitiesSection({ destination }: { destination: Destination }) {
  const { country, universities, outside } = destination
  const hasRest = universities.length > SHOWN
  const place = withArticle(country.name)
  return (
    <CountrySection
      id="universities"
      title="Universities"
      intro={
        <>
          {universities.length > 1 && (
            <span>{`${hasRest ? `The first ${SHOWN} of ${universities.length}: those` : 'Those'} with a world rank first, then full records, then by name. `}</span>
          )}
          <Link className="font-semibold" href={WORLD.href({ ...WORLD.untouched, country: [country.code] })}>
            {hasRest ? `All ${universities.length} universities in ${place}` : 'Open in the list'}
          </Link>
        </>
      }
    >
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {universities.slice(0, SHOWN).map((university) => (
          <UniversityItem key={university.id} {...university}>
            {university.campusLife.location && (
              <p className="mt-0.5 text-sm text-ink-2">{university.campusLife.location}</p>
            )}
            <p className="mt-1 text-sm text-ink-3">{standing(university)}</p>
          </UniversityItem>
        ))}
      </ul>
      {outside.length > 0 && (
        <p className="mt-4 max-w-prose text-sm text-ink-2">
          <span>{formatList(outside.map(({ name }) => name))}</span>{' '}
          <span>{plural(outside.length, 'lies', 'lie')}</span> in{' '}
          <span>{formatList([...new Set(outside.map(({ territory }) => territory))])}</span>, where the fees,
          ways to apply, visa rules and living costs on this page don’t hold.
        </p>
      )}
    </CountrySection>
  )
}
