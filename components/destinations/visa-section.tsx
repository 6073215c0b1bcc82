import type { Route } from 'next'
import { ScrollTable } from '@/components/content/scroll-table'
import { VisaTable } from '@/components/content/visa-table'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { ExternalLink } from '@/components/ui/external-link'
import { Link } from '@/components/ui/link'
import { formatDate } from '@/lib/text/format'
import type { Destination } from '@/lib/destinations/queries'
import { withArticle } from '@/lib/places/with-article'
import { listVisaAnswers, listVisaDetails, type VisaLine } from '@/lib/destinations/visa/national'
import type { VisaAndLiving } from '@/lib/facts/visa-rule'
import { headingId } from '@/lib/content/pages/headings'
import { CitedSource } from './cited-source'
import { CountrySection } from './country-section'

type SectionProps = { destination: Destination }

/** The rules that were checked one by one, with their dates; otherwise those of the national table. */
function Answers({ visa: { rules }, national }: Destination) {
  if (rules.length > 0) return <VisaTable rules={rules} Link={ExternalLink} />
  return national.visa && <Lines lines={listVisaAnswers(national.visa)} label="Visa and work rules" />
}

/** Where the rules that were checked one by one are kept. */
function Sources({ visa: { rules, sources } }: Destination) {
  if (rules.length === 0 || sources.length === 0) return null
  return (
    <Collapsible className="mt-2">
      <CollapsibleTrigger>Where these rules are kept</CollapsibleTrigger>
      <ul className="text-sm text-ink-2">
        {sources.map(({ title, publisher, url, checkedOn }) => (
          <li key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>
            <span>{`, ${publisher}. Known from ${formatDate(checkedOn)}.`}</span>
          </li>
        ))}
      </ul>
    </Collapsible>
  )
}

type LinesProps = { lines: readonly VisaLine[]; label: string; isContinued?: boolean }

function Lines({ lines, ...table }: LinesProps) {
  return (
    <ScrollTable
      {...table}
      columns={['Question', 'Rule']}
      rows={lines.map(({ question, text }) => ({ key: question, cells: [question, text] }))}
    />
  )
}

/** Further rules of the national table, and its source. */
function Details({ rules, visa }: { rules: VisaAndLiving; visa: Destination['visa'] }) {
  const lines = listVisaDetails(rules)
  if (lines.length === 0 && visa.rules.length > 0) return null
  return (
    <>
      {lines.length > 0 && <Lines lines={lines} label="More about the visa" isContinued />}
      <p className="mt-2 text-sm text-ink-3">
        <span>{`${rules.isUnsure ? 'Probable and not confirmed; check at' : 'Check at'} `}</span>
        <CitedSource source={rules.source} validFor={rules.validFor} />
        <span>.</span>
      </p>
    </>
  )
}

function Advice({ country, visa: { rules } }: Destination) {
  return (
    <p className="mt-3 text-sm text-ink-2">
      {rules.length === 0 && (
        <span>{'For an adult from outside the free-movement area who comes alone. '}</span>
      )}
      <span>
        {'Rules and fees change every year, so read the official page before you pay or book anything. '}
      </span>
      {rules.length > 0 ? (
        <>
          <span>{'More is under '}</span>
          <Link href={`/resources/visa#${headingId(country.name)}` as Route}>{`visas, ${country.name}`}</Link>
          <span>.</span>
        </>
      ) : (
        <HowVisasWork />
      )}
    </p>
  )
}

function HowVisasWork() {
  return (
    <>
      <Link href="/resources/visa#how-a-student-visa-works">How a student visa works</Link>
      <span>{' is much alike everywhere.'}</span>
    </>
  )
}

function WhomToAsk({ name }: { name: string }) {
  return (
    <p className="mt-3 max-w-prose">
      <span>{`We have no checked visa facts for ${withArticle(name)} yet. Ask its embassy in your country, and ask the university which paper it sends for the application. `}</span>
      <HowVisasWork />
    </p>
  )
}

/** The country's own page for students from abroad. */
function OfficialPage({ facts: { officialPage } }: Destination) {
  if (!officialPage) return null
  return (
    <p className="mt-2 text-sm text-ink-2">
      <span>{'Official information for students: '}</span>
      <ExternalLink href={officialPage.url}>{officialPage.title}</ExternalLink>
      <span>{`, ${officialPage.publisher}.`}</span>
    </p>
  )
}

/** The known rules for entering and working; otherwise the office to ask. */
export function VisaSection({ destination }: SectionProps) {
  const { country, visa, national } = destination
  const isKnown = visa.rules.length > 0 || national.visa !== null
  return (
    <CountrySection id="visa" title="Visa and work">
      {!isKnown && <WhomToAsk name={country.name} />}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 lg:grid-cols-2">
        {isKnown && (
          <div>
            <Answers {...destination} />
          </div>
        )}
        <div>
          {national.visa && <Details rules={national.visa} visa={visa} />}
          <Sources {...destination} />
          {isKnown && <Advice {...destination} />}
          <OfficialPage {...destination} />
        </div>
      </div>
    </CountrySection>
  )
}
