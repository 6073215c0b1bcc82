'use client'

import { ListHero } from '@/components/list/list-hero'
import { formatCount } from '@/lib/text/format'
import type { Totals } from '@/lib/universities/queries'

/** In the browser too, so that only its numbers are sent besides the markup. */
export function CatalogueHero({ totals }: { totals: Totals }) {
  const { averageAcceptance } = totals
  return (
    <ListHero
      title="Universities of the world"
      text="Search, filter and compare. Every figure has a source and a year; what nobody reports says so."
      totals={[
        { label: 'universities', value: formatCount(totals.universities) },
        { label: 'countries', value: formatCount(totals.countries) },
        { label: 'students (thousands)', value: formatCount(Math.round(totals.students / 1000)) },
        {
          label: 'average acceptance rate',
          value: averageAcceptance === null ? 'Not reported' : `${averageAcceptance}%`,
        },
      ]}
      note={`Students and the average count only what is reported; ${formatCount(totals.reportingAcceptance)} universities report an acceptance rate.`}
    />
  )
}
