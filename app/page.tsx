import type { Metadata } from 'next'
import { AboutSite } from '@/components/home/about-site'
import { Closing } from '@/components/home/closing'
import { HomeFigures } from '@/components/home/home-figures'
import { Hero } from '@/components/home/hero'
import { Partners } from '@/components/home/partners'
import { ScholarshipKinds } from '@/components/home/scholarship-kinds'
import { StartFrom } from '@/components/home/start-from'
import { Stories } from '@/components/home/stories'
import { Wish } from '@/components/home/wish'
import { getDestinations, getWorldMap } from '@/lib/destinations/queries'
import { catalogueFigures, countryEntries, START_SUBJECTS, subjectEntries } from '@/lib/home/entries'
import { getYearCosts } from '@/lib/cost/queries'
import { countScholarships, getMarketing } from '@/lib/home/queries'
import { getSubjectGroups } from '@/lib/programmes/start/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { SITE } from '@/lib/site'
import { getTotals } from '@/lib/universities/queries'

export const metadata: Metadata = {
  ...pageMetadata({ title: `${SITE.name}: ${SITE.tagline}`, description: SITE.description, path: '/' }),
  title: { absolute: `${SITE.name}: ${SITE.tagline}` },
}

const ENTRIES = 12

export default function HomePage() {
  const { badge, stats, partners, categories, availableFunding, stories } = getMarketing()
  const totals = getTotals()
  const awards = countScholarships()
  return (
    <>
      <Hero badge={badge} countries={totals.countries} map={getWorldMap()} costs={getYearCosts()} />
      <div className="page">
        <Wish />
        <HomeFigures title="Impact" figures={stats} large />
        <HomeFigures title="In the catalogue today" figures={catalogueFigures(totals, awards)} />
        <Partners partners={partners} />
        <ScholarshipKinds categories={categories} availableFunding={availableFunding} counts={awards} />
        <StartFrom
          places={countryEntries(getDestinations(), ENTRIES)}
          subjects={subjectEntries(getSubjectGroups('bachelor', []), START_SUBJECTS)}
          countries={totals.countries}
        />
        <Stories stories={stories} />
        <AboutSite />
        <Closing />
      </div>
    </>
  )
}
