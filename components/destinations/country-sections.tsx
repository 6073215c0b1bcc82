import { CorrectedRecord } from '@/components/content/correction-button'
import type { Elements } from '@/components/ui/elements'
import type { Destination } from '@/lib/destinations/destination'
import type { ExchangeRates } from '@/lib/money/schema'
import { ApplySection } from './apply-section'
import { AwardsSection } from './awards-section'
import { CostsSection } from './costs-section'
import { CountrySection } from './country-section'
import { CountryContents } from './country-contents'
import { CountryTop } from './country-top'
import { CountryEntry } from './country-entry'
import { KnownAnswers } from './known-answers'
import { NearbySection } from './nearby-section'
import { SubjectsSection } from './subjects-section'
import { UniversitiesSection } from './universities-section'
import { VisaSection } from './visa-section'

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
}

/** All that the page of a country says, in order. */
export function CountrySections({
  destination,
  rates,
  subjects,
  notices,
  awards,
  awardsShown,
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
      <NearbySection destination={destination} />
    </>
  )
}
