import type { Route } from 'next'
import { VisaTable } from '@/components/content/visa-table'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { formatDate } from '@/lib/text/format'
import type { Destination } from '@/lib/destinations/destination'
import { withArticle } from '@/lib/destinations/format'
import { headingId } from '@/lib/content/pages/headings'
import { CountrySection } from './country-section'

function Rules({ destination: { country, visa } }: { destination: Destination }) {
  return (
    <>
      <div className="mt-4 max-w-[52rem]">
        <VisaTable rules={visa.rules} Link={ExternalLink} />
      </div>
      <p className="mt-4 max-w-prose">
        Rules and fees change every year, so read the official page before you pay or book anything. More is
        under <Link href={`/resources/visa#${headingId(country.name)}` as Route}>visas, {country.name}</Link>.
      </p>
      {visa.sources.length > 0 && (
        <ul className="mt-3 text-sm text-ink-2">
          {visa.sources.map(({ title, publisher, url, checkedOn }) => (
            <li key={url}>
              <ExternalLink href={url}>{title}</ExternalLink>, {publisher}. Known from {formatDate(checkedOn)}
              .
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The rules for entering and working, where they were checked; else who to ask. */
export function VisaSection({ destination }: { destination: Destination }) {
  const { country, facts, visa } = destination
  const { officialPage } = facts
  return (
    <CountrySection id="visa" title="Visa and work">
      {visa.rules.length > 0 ? (
        <Rules destination={destination} />
      ) : (
        <p className="mt-3 max-w-prose">
          We have no checked visa facts for {withArticle(country.name)} yet. Ask its embassy in your country,
          and ask the university which paper it sends for the application.{' '}
          <Link href="/resources/visa#how-a-student-visa-works">How a student visa works</Link> is much alike
          everywhere.
        </p>
      )}
      {officialPage && (
        <p className="mt-3 max-w-prose text-sm text-ink-2">
          Official information for students:{' '}
          <ExternalLink href={officialPage.url}>{officialPage.title}</ExternalLink>, {officialPage.publisher}.
        </p>
      )}
    </CountrySection>
  )
}
