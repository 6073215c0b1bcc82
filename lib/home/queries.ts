import 'server-only'
import { readData } from '../read-data'
import { countTypes } from '../scholarships/count-types'
import { getScholarships } from '../scholarships/queries'
import { MarketingSchema, type Marketing } from './schema'

const marketing = readData('marketing', MarketingSchema)

/** The number of scholarships of each type in the catalogue. */
export function countScholarships(): ReturnType<typeof countTypes> {
  return countTypes(getScholarships())
}

/** The placeholders for the operator's figures, partners and stories. */
export function getMarketing(): Marketing {
  return marketing
}
