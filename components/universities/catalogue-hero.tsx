import { ListHero } from '@/components/catalogue/list-hero'
import type { Totals } from '@/lib/universities/queries'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export function CatalogueHero({ totals }: { totals: Totals }) {
  const { averageAcceptance } = totals
  return (
    <ListHero
      title="Universities of the world"
      text="Search, filter and compare. Every figure has a source and a year; what nobody reports says so."
      totals={[
        { label: 'universities', value: number.format(totals.universities) },
        { label: 'countries', value: number.format(totals.countries) },
        { label: 'students (thousands)', value: number.format(totals.students / 1000) },
        {
          label: 'average acceptance rate',
          value: averageAcceptance === null ? 'Not reported' : `${number.format(averageAcceptance)}%`,
        },
      ]}
      note={`Students and the average count only what is reported; ${number.format(totals.reportingAcceptance)} universities report an acceptance rate.`}
    />
  )
}
