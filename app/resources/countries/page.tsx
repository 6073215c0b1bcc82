import type { Metadata } from 'next'
import { CountriesIntro } from '@/components/countries/countries-intro'
import { CountryTable } from '@/components/countries/country-table'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { WorldMap } from '@/components/maps/world-map'
import { JsonLd } from '@/components/seo/json-ld'
import { formatDate } from '@/lib/dates/format'
import { destinationCrumbs, destinationHref } from '@/lib/destinations/crumbs'
import { collectionPage } from '@/lib/destinations/json-ld'
import { COUNTRIES_PAGE } from '@/lib/destinations/metadata'
import { getDestinationRows, getEditorialMonth, getWorldMap } from '@/lib/destinations/queries'
import { getExchangeRates } from '@/lib/money/queries'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { SITE } from '@/lib/site'

export const metadata: Metadata = pageMetadata(COUNTRIES_PAGE)

export default function CountriesPage() {
  const rows = getDestinationRows()
  const crumbs = destinationCrumbs()
  const ratesDate = getExchangeRates().date
  const listed = rows.map(({ code, name }) => ({ name, path: destinationHref(code) }))
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <JsonLd data={collectionPage({ ...COUNTRIES_PAGE, listed }, SITE.url)} />
      <Breadcrumbs crumbs={crumbs} />
      <CountriesIntro rows={rows} editorialMonth={getEditorialMonth()} ratesDate={ratesDate}>
        <WorldMap
          map={getWorldMap()}
          label={`Map of the world with a dot for each of ${rows.length} destinations`}
          className="w-full"
        />
      </CountriesIntro>
      <h2 id="destinations" className="mt-12 mb-3 text-xl">
        All destinations
      </h2>
      <CountryTable
        rows={rows}
        caption={`${rows.length} destinations. Tuition is the median of what universities report for international students, in US dollars a year at the rates of ${formatDate(ratesDate)}; the number of those universities stands in brackets.`}
      />
    </div>
  )
}
