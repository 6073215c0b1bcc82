import { countScholarships } from '@/lib/home/queries'
import { formatCount } from '@/lib/text/format'
import { getTotals, getUniversities } from '@/lib/universities/queries'

const COUNTS = {
  universities: () => getTotals().universities,
  countries: () => getTotals().countries,
  full: () => getUniversities().filter(({ depth }) => depth === 'full').length,
  scholarships: () => Object.values(countScholarships()).reduce((sum, count) => sum + count, 0),
} as const

/** A number of the catalogue as it stands today, so that no text has to be corrected when it grows. */
export function CatalogueCount({ of }: { of: keyof typeof COUNTS }) {
  return formatCount(COUNTS[of]())
}
