import type { Metadata } from 'next'
import { CountriesJsonLd } from '@/components/destinations/countries-json-ld'
import { CountriesAdvice, CountriesIntro, FiguresNotes } from '@/components/destinations/countries-texts'
import { CountryTable } from '@/components/destinations/country-table'
import { Trail } from '@/components/content/seo/trail'
import { destinationCrumbs } from '@/lib/web/seo/destination-crumbs'
import { COUNTRIES_PAGE } from '@/lib/web/seo/collection-page'
import { getYearCosts } from '@/lib/cost/queries'
import { getDestinationRows, getEditorialMonth } from '@/lib/destinations/queries'
import { getExchangeRates } from '@/lib/money/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { SITE } from '@/lib/site'

export const metadata: Metadata = pageMetadata(COUNTRIES_PAGE)

export default function CountriesPage() {
  const rows = getDestinationRows(getYearCosts())
  const crumbs = destinationCrumbs()
  return (
    <div className="page pt-4 pb-10 md:pt-6">
      <CountriesJsonLd rows={rows} siteUrl={SITE.url} />
      <Trail crumbs={crumbs} />
      <CountriesIntro rows={rows} />
      <h2 id="destinations" className="mt-8 text-xl">
        All destinations
      </h2>
      <p className="mt-2 mb-3 max-w-prose text-sm text-ink-3">
        A usual year is tuition and living together; tuition alone is the median of what universities report
        for international students, and from how many; fewer than ten have no median. US dollars a year, for a
        degree of the level. <a href="#figures">How the figures are made</a>
      </p>
      <CountryTable entries={rows} caption={`${rows.length} destinations`} />
      <CountriesAdvice rows={rows} />
      <FiguresNotes rows={rows} editorialMonth={getEditorialMonth()} ratesDate={getExchangeRates().date} />
    </div>
  )
}
