import { CorrectedRecord } from '@/components/content/correction-button'
import type { Elements } from '@/components/ui/elements'
import type { Destination } from '@/lib/destinations/queries'
import type { ExchangeRates } from '@/lib/money/schema'
import { ApplySection } from './apply-section'
import { AwardsSection } from './awards-section'
import { CostsSection } from './costs-section'
import { CountrySection } from './country-section'
import { CountryTop } from './country-top'
import { CountryEntry } from './country-entry'
import { KnownAnswers } from './known-answers'
import { SubjectsSection } from './subjects-section'
import { UniversitiesSection } from './universities-section'
import { VisaSection } from './visa-section'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { destinationHref } from '@/lib/web/seo/destination-crumbs'

type CountrySectionsProps = {
  destination: Destination
  rates: ExchangeRates
  /** The subjects taught there. */
  subjects: Omit<Parameters<typeof SubjectsSection>[0], 'countryCode'>
  /** Suspensions and sanctions that cut across awards. */
  notices: Elements
  /** The cards of the first awards, and how many they are. */
  awards: Elements
  awardsShown: number
  /** What changed lately. */
  changes?: Elements
}

/** All that the page of a country says, in order. */
export function CountrySections({
  destination,
  rates,
  subjects,
  notices,
  awards,
  awardsShown,
  changes,
}: CountrySectionsProps) {
  return (
    <>
      <CorrectedRecord href={`/resources/countries/${destination.country.code}`} />
      <CountryTop destination={destination} rates={rates} />
      <CountryContents destination={destination} hasSubjects={subjects.fields.length > 0} />
      {destination.notices.length > 0 && (
        <CountrySection id="notices" title="Country-wide notices" hasFacts={false}>
          {notices}
        </CountrySection>
      )}
      <UniversitiesSection destination={destination} />
      <SubjectsSection countryCode={destination.country.code} {...subjects} />
      <CostsSection destination={destination} ratesDate={rates.date} />
      <ApplySection destination={destination} />
      <CountryEntry destination={destination} />
      <AwardsSection destination={destination} shown={awardsShown}>
        {awards}
      </AwardsSection>
      <VisaSection destination={destination} />
      <KnownAnswers destination={destination} />
      {changes}
      <NearbySection destination={destination} />
    </>
  )
}

type CountryContentsProps = { destination: Pick<Destination, 'facts' | 'national'>; hasSubjects: boolean }

/** Links to the parts of the page that are there, in sight while it scrolls. */
function CountryContents({ destination: { facts, national }, hasSubjects }: CountryContentsProps) {
  const parts = [
    ['universities', 'Universities'],
    hasSubjects && ['subjects', 'Subjects'],
    ['costs', 'Costs'],
    (national.routes.length > 0 || facts.academicYear !== null) && ['apply', 'The year'],
    national.entry.lines.length > 0 && ['entry', 'Entry'],
    ['scholarships', 'Scholarships'],
    ['visa', 'Visa and work'],
    ['known', 'What is known'],
    ['nearby', 'Nearby'],
  ].filter((part) => part !== false)
  return (
    <nav
      aria-label="On this page"
      className="sticky top-0 z-1 -mx-[16px] overflow-x-auto border-y border-line bg-paper px-[16px] print:hidden"
    >
      <ul className="flex gap-x-5 whitespace-nowrap">
        {parts.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center text-sm text-ink-2 no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The countries whose universities are closest. */
function NearbySection({ destination: { nearby } }: { destination: Destination }) {
  return (
    <CountrySection
      id="nearby"
      hasFacts={false}
      title="Destinations nearby"
      intro={<Link href="/resources/countries">All countries in a table, with what a year costs</Link>}
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
