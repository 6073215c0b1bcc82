import 'server-only'
import { readData } from '../read-data'
import { answerQuestion } from '../cost/queries'
import { getDestinations } from '../destinations/queries'
import { LEVELS } from '../facts/vocabulary'
import { oncePerProcess } from '../once-per-process'
import { countTypes } from '../scholarships/count-types'
import { getScholarships } from '../scholarships/queries'
import { MarketingSchema, type Marketing } from './schema'
import type { YearCosts } from './cost-bands'

const marketing = readData('marketing', MarketingSchema)

/** The number of scholarships of each type in the catalogue. */
export function countScholarships(): ReturnType<typeof countTypes> {
  return countTypes(getScholarships())
}

/** The cost of a year for a student from abroad, by the code of the country, for those of which one is known. */
export const getYearCosts = oncePerProcess('cost of a year', (): ReadonlyMap<string, YearCosts> => {
  const costs = getDestinations().map(({ code }) => {
    const known = LEVELS.flatMap(({ value: level }) => {
      const answer = answerQuestion({ country: code, level, passport: null, currency: 'USD' })
      const aYear = answer?.table.dollars?.aYear
      return aYear === undefined ? [] : [[level, Math.round(aYear)] as const]
    })
    return [code, Object.fromEntries(known)] as const
  })
  return new Map(costs.filter(([, known]) => Object.keys(known).length > 0))
})

/** The placeholders for the operator's figures, partners and stories. */
export function getMarketing(): Marketing {
  return marketing
}
