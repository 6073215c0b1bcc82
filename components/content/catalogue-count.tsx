import { countScholarships } from '@/lib/home/queries'
import { formatCount } from '@/lib/text/format'
import { getTotals, getUniversities } from '@/lib/universities/queries'

const COUNTS = {
  universities: () => getTotals().universities,
  countries: () => getTotals().countries,
  full: () => getUniversities().filter(({ depth }) => depth === 'full').length,
  scholarships: () => Object.values(countScholarships()).reduce((sum, count) => sum + count, 0),
} as const

/** A number taken from the catalogue, so that texts stay right when the catalogue grows. */
export function CatalogueCount({ of }: { of: keyof typeof COUNTS }) {
  return <span>{formatCount(COUNTS[of]())}</span>
}
