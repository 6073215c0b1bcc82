import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { NewestChange } from '@/components/corrections/newest-change'
import { CountrySections } from '@/components/destinations/country-sections'
import { Notices } from '@/components/scholarships/detail/notices'
import { LateDatedCards } from '@/components/scholarships/late-dated-cards'
import { JsonLd } from '@/components/content/seo/json-ld'
import { Trail } from '@/components/content/seo/trail'
import { getChangedCountries, getChangesOf } from '@/lib/corrections/history/queries'
import { destinationCrumbs, destinationHref } from '@/lib/web/seo/destination-crumbs'
import { destinationMetadata, destinationPage } from '@/lib/web/seo/destination'
import { getDestination, listResearchedCodes } from '@/lib/destinations/queries'
import { typedCountry } from '@/lib/destinations/typed-country'
import { getExchangeRates } from '@/lib/money/queries'
import { getOfferIn } from '@/lib/programmes/page/queries'
import { findCountryInAddress } from '@/lib/places/queries'
import { getPlaceName } from '@/lib/scholarships/queries'
import { SITE } from '@/lib/site'
import { paramsToBuild } from '@/lib/web/params-to-build'

const AWARDS_SHOWN = 4

/** The countries with five full records; the others are made when somebody first asks for them, and kept. */
export function generateStaticParams() {
  return paramsToBuild(() => listResearchedCodes().map((code) => ({ code })))
}

async function readDestination({ params }: PageProps<'/resources/countries/[code]'>) {
  const { code } = await params
  const destination = getDestination(code)
  if (destination) return destination
  const typed = decodeURIComponent(code)
  const named = findCountryInAddress(typed) ?? typedCountry(typed.replace(/-/g, ' '))
  return named !== null && named !== code ? permanentRedirect(destinationHref(named)) : notFound()
}

export async function generateMetadata(props: PageProps<'/resources/countries/[code]'>): Promise<Metadata> {
  return destinationMetadata(await readDestination(props))
}

export default async function CountryPage(props: PageProps<'/resources/countries/[code]'>) {
  const destination = await readDestination(props)
  const { code } = destination.country
  const crumbs = destinationCrumbs(destination.country)
  const href = destinationHref(code)
  const changes = { href, changes: getChangesOf(href), country: getChangedCountries().has(code) && code }
  const awards = destination.scholarships.slice(0, AWARDS_SHOWN)
  return (
    <article className="page pt-3">
      <JsonLd data={destinationPage(destination, SITE.url)} />
      <Trail crumbs={crumbs} />
      <CountrySections
        destination={destination}
        rates={getExchangeRates()}
        subjects={getOfferIn(code)}
        notices={<Notices notices={destination.notices} countryName={getPlaceName} />}
        awards={<LateDatedCards awards={awards.map(({ card, dates }) => ({ card, dates }))} />}
        awardsShown={awards.length}
        changes={<NewestChange {...changes} />}
      />
    </article>
  )
}
