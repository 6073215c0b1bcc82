import type { Elements } from '@/components/ui/elements'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/destinations/queries'
import { withArticle } from '@/lib/places/with-article'
import { BROWSE_ALL, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { SEVERAL_COUNTRIES } from '@/lib/scholarships/vocabulary'
import { CountrySection } from './country-section'

type AwardsSectionProps = {
  destination: Destination
  /** The number of them that `children` shows. */
  shown: number
  children: Elements
}

/** Awards that can be held in the country. */
export function AwardsSection({
  destination: { country, scholarships },
  shown,
  children,
}: AwardsSectionProps) {
  const place = withArticle(country.name)
  const total = scholarships.length
  const several = (
    <Link href={SCHOLARSHIPS.href({ ...BROWSE_ALL, host: [SEVERAL_COUNTRIES.value] })}>
      not tied to one country
    </Link>
  )
  return (
    <CountrySection
      id="scholarships"
      hasFacts={false}
      title="Scholarships"
      intro={
        total > 0 && (
          <>
            <span>{`${total > shown ? `The best known ${shown} of ${total} that` : 'Those that'} can be held in ${place}. Each says who may apply. Others are `}</span>
            {several}
            <span>{'. '}</span>
            <Link className="font-semibold" href={SCHOLARSHIPS.href({ ...BROWSE_ALL, host: [country.code] })}>
              {total > shown ? `All ${total}, with filters` : 'Filter them'}
            </Link>
          </>
        )
      }
    >
      {total === 0 ? (
        <p className="mt-3 max-w-prose">
          <span>{`No award of the catalogue names ${place} as the place of study. Some are `}</span>
          {several}
          <span>{', and your own government may pay for studies abroad: the '}</span>
          <Link href="/scholarships">matcher</Link> looks through all of them.
        </p>
      ) : (
        <div className="mt-3">{children}</div>
      )}
    </CountrySection>
  )
}
