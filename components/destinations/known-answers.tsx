import { Fold } from '@/components/content/fold'
import { Link } from '@/components/ui/link'
import type { Destination } from '@/lib/destinations/queries'
import { withArticle } from '@/lib/places/with-article'
import { count, formatCount } from '@/lib/text/format'
import { CountrySection } from './country-section'

/** A bar for each answer that students look for: as long as the share of the country's universities that have it. */
export function KnownAnswers({
  destination: { country, governed: of, answers },
}: {
  destination: Destination
}) {
  return (
    <CountrySection
      id="known"
      hasFacts={false}
      title="What is known, and what is not"
      intro={
        <>
          <span>{`How many of the universities in ${withArticle(country.name)} have each answer in the catalogue. A fee is official where the university, a register or a law names it; usual ranges do not count. `}</span>
          <Link href="/data/coverage">What is known of every country</Link>
        </>
      }
    >
      <Fold summary={<span>{count(answers.length, 'answer')}</span>}>
        <ul className="mt-3 grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2 lg:grid-cols-4">
          {answers.map(({ answer, count: known }) => (
            <li key={answer}>
              <span>{`${answer}: `}</span>
              <b className="font-semibold">{`${formatCount(known)} of ${formatCount(of)}`}</b>
              <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" className="h-2.5 w-full" aria-hidden>
                <rect width={of} height="1" className="fill-line" />
                <rect width={known} height="1" className="fill-accent" />
              </svg>
            </li>
          ))}
        </ul>
      </Fold>
    </CountrySection>
  )
}
