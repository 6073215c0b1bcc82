import type { Route } from 'next'
import { ScrollTable } from '@/components/content/scroll-table'
import { VisaTable } from '@/components/content/visa-table'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { formatDate } from '@/lib/text/format'
import type { Destination } from '@/lib/destinations/destination'
import { withArticle } from '@/lib/places/with-article'
import { listVisaAnswers, listVisaDetails, type VisaLine } from '@/lib/destinations/visa/national'
import type { VisaAndLiving } from '@/lib/facts/rules'
import { headingId } from '@/lib/content/pages/headings'
import { CitedSource } from './cited-source'
import { CountrySection } from './country-section'

/** The rules that were checked one by one, with their dates. */
function Rules({ destination: { country, visa, national } }: { destination: Destination }) {
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="mt-4">
          <VisaTable rules={visa.rules} Link={ExternalLink} />
        </div>
        {national.visa && (
          <Lines visa={national.visa} lines={listVisaDetails(national.visa)} label="More about the visa" />
        )}
      </div>
      <p className="mt-3 text-sm text-ink-2">
        Rules and fees change every year, so read the official page before you pay or book anything. More is
        under{' '}
        <Link href={`/resources/visa#${headingId(country.name)}` as Route}>{`visas, ${country.name}`}</Link>.
      </p>
      {visa.sources.length > 0 && (
        <Collapsible className="mt-2">
          <CollapsibleTrigger>Where these rules are kept</CollapsibleTrigger>
          <ul className="text-sm text-ink-2">
            {visa.sources.map(({ title, publisher, url, checkedOn }) => (
              <li key={url}>
                <ExternalLink href={url}>{title}</ExternalLink>
                <span>{`, ${publisher}. Known from ${formatDate(checkedOn)}.`}</span>
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </>
  )
}

type LinesProps = { visa: VisaAndLiving; lines: readonly VisaLine[]; label: string }

function Lines({ visa: { validFor, source, isUnsure }, lines, label }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <div className="mt-4 max-w-[52rem]">
      <ScrollTable
        label={label}
        columns={['Question', 'Rule']}
        rows={lines.map(({ question, text }) => ({ key: question, cells: [question, text] }))}
      />
      <p className="mt-2 text-sm text-ink-3">
        <span>{`${isUnsure ? 'Probable and not confirmed; check at' : 'Check at'} `}</span>
        <CitedSource source={source} validFor={validFor} />
        <span>.</span>
      </p>
    </div>
  )
}

function NationalRules({ visa }: { visa: VisaAndLiving }) {
  return (
    <>
      <Lines
        visa={visa}
        lines={[...listVisaAnswers(visa), ...listVisaDetails(visa)]}
        label="Visa and work rules"
      />
      <p className="mt-4 max-w-prose">
        For an adult from outside the free-movement area who comes alone. Rules and fees change every year, so
        read the official page before you pay or book anything.{' '}
        <Link href="/resources/visa#how-a-student-visa-works">How a student visa works</Link> is much alike
        everywhere.
      </p>
    </>
  )
}

function WhomToAsk({ name }: { name: string }) {
  return (
    <p className="mt-3 max-w-prose">
      <span>{`We have no checked visa facts for ${withArticle(name)} yet. Ask its embassy in your country, and ask the university which paper it sends for the application. `}</span>
      <Link href="/resources/visa#how-a-student-visa-works">How a student visa works</Link> is much alike
      everywhere.
    </p>
  )
}

/** The known rules for entering and working; otherwise the office to ask. */
export function VisaSection({ destination }: { destination: Destination }) {
  const { country, facts, visa, national } = destination
  const { officialPage } = facts
  return (
    <CountrySection id="visa" title="Visa and work">
      {visa.rules.length > 0 ? (
        <Rules destination={destination} />
      ) : national.visa ? (
        <NationalRules visa={national.visa} />
      ) : (
        <WhomToAsk name={country.name} />
      )}
      {officialPage && (
        <p className="mt-2 text-sm text-ink-2">
          Official information for students:{' '}
          <ExternalLink href={officialPage.url}>{officialPage.title}</ExternalLink>
          <span>{`, ${officialPage.publisher}.`}</span>
        </p>
      )}
    </CountrySection>
  )
}
