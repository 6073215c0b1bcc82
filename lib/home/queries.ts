import 'server-only'
import { MARKETING } from '@/data/marketing'
import { getScholarships } from '../scholarships/queries'
import { countTypes } from '../scholarships/count-types'

/** How many scholarships of each type the catalogue holds. */
export function countScholarships(): ReturnType<typeof countTypes> {
  return countTypes(getScholarships())
}

/** The texts that stand for the operator's own: figures, partners, stories. */
export function getMarketing(): typeof MARKETING {
  return MARKETING
}
