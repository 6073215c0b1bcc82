'use client'

import { ListHero, ListNote } from '@/components/list/list-hero'
import { formatCount } from '@/lib/text/format'
import type { Totals } from '@/lib/universities/totals'

/** In the browser too, so that only its numbers are sent besides the markup. */
export function CatalogueHero({ totals, isFiltered }: { totals: Totals; isFiltered?: true }) {
  const { averageAcceptance } = totals
  return (
    <ListHero
      title="Universities of the world"
      totals={[
        { label: 'universities', value: formatCount(totals.universities) },
        { label: 'countries', value: formatCount(totals.countries) },
        { label: 'students (thousands)', value: formatCount(Math.round(totals.students / 1000)) },
        {
          label: 'average acceptance rate',
          value: averageAcceptance === null ? 'Not reported' : `${averageAcceptance}%`,
        },
      ]}
      isFiltered={isFiltered}
    />
  )
}

/** The basis of the totals. */
export function CatalogueNote({ reporting }: { reporting: number }) {
  return (
    <ListNote>
      {`Students and the average count only what is reported; ${formatCount(reporting)} universities report an acceptance rate.`}
    </ListNote>
  )
}
