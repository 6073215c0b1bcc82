import 'server-only'
import { MARKETING } from '@/data/marketing'
import { getScholarships } from '../scholarships/queries'
import { countTypes } from '../scholarships/count-types'

/** The number of scholarships of each type in the catalogue. */
export function countScholarships(): ReturnType<typeof countTypes> {
  return countTypes(getScholarships())
}

/** The placeholders for the operator's figures, partners and stories. */
export function getMarketing(): typeof MARKETING {
  return MARKETING
}
