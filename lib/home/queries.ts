import 'server-only'
import marketingData from '@/data/marketing.json'
import { countTypes } from '../scholarships/count-types'
import { getScholarships } from '../scholarships/queries'
import { MarketingSchema, type Marketing } from './schema'

const marketing = MarketingSchema.parse(marketingData)

/** The number of scholarships of each type in the catalogue. */
export function countScholarships(): ReturnType<typeof countTypes> {
  return countTypes(getScholarships())
}

/** The placeholders for the operator's figures, partners and stories. */
export function getMarketing(): Marketing {
  return marketing
}
