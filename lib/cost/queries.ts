import 'server-only'
import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { degreeYears } from '../study/degree-years'
import { getChoice, getCountryRules } from '../study/queries'
import { jurisdictionOf } from '../facts/jurisdiction'
import { getCharges, getEntryFacts, getTerritories } from '../facts/queries'
import { LEVELS, type Level } from '../facts/vocabulary'
import { getDestinations } from '../destinations/queries'
import { getExchangeRates } from '../money/queries'
import { getCountries } from '../places/queries'
import { holdingAt } from '../universities/answers/answer'
import { deadlinesAt } from '../universities/answers/deadline'
import { feesAt, otherCostsAt } from '../universities/answers/fee'
import { getProgrammesOf } from '../programmes/queries'
import { oncePerProcess } from '../once-per-process'
import { getBroadFields, getSubject } from '../subjects/queries'
import { getUniversities } from '../universities/queries'
import { currencyFor, FIRST_CURRENCY } from '../money/chosen-currency'
import { costOf, type CostTable } from './cost'
import type { YearCosts } from './cost-bands'
import { countryCost, type CountryCost } from './country-cost'
import { toOwnFeesFile, type OwnFeesFile } from './own-fees'
import { NOBODY, type Person } from './person'
import { FIRST_LEVEL, type Question } from './question'

const currencies = Object.fromEntries(getCountries().map(({ code, currency }) => [code, currency]))

/** The answer to "What would it cost me?"; null where no country is asked for. */
export function answerQuestion({ country, passport, currency, ...asked }: Question): CountryCost | null {
  const level = asked.level ?? FIRST_LEVEL
  const rules = country === null ? null : getCountryRules(country)
  if (country === null || !rules) return null
  const person: Person = { ...NOBODY, nationalities: passport ? [passport] : [] }
  const universities = getUniversities()
    .filter((university) => jurisdictionOf(university) === country)
    .map((university) => {
      const { id, name, nation, facts, worldRanking } = university
      return {
        id,
        name,
        rank: worldRanking?.rank ?? null,
        charges: holdingAt(getCharges({ id, countryCode: country, nation }), level),
        fees: feesAt(facts.fees, level),
        usualFees: feesAt(facts.usualFees, level),
        otherCosts: otherCostsAt(facts.otherCosts, level),
        routes: holdingAt(facts.routes, level),
        deadlines: deadlinesAt(university, level),
      }
    })
  const rates = getExchangeRates()
  return countryCost({
    rules,
    level,
    person,
    currency: currencyFor(currency, person, currencies),
    rates,
    universities,
    years: degreeYears(getEntryFacts(country), level),
    taught: { fields: getBroadFields(), fieldsOf: (id) => fieldsTaught(id, level) },
  })
}

/** The usual cost of a year for a student from abroad, by the code of the country, for those of which one is known. */
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

/** The broad fields of the subjects that sources name of a university at a level. */
const fieldsTaught = (universityId: string, level: Level) =>
  new Set(
    getProgrammesOf(universityId).flatMap(({ levels, subject }) =>
      subject && levels.includes(level) ? (getSubject(subject)?.broad ?? []) : [],
    ),
  )

/**
 * The cost of a choice for an unknown person, in US dollars, with the rules of its country; null for a choice that is not in
 * the catalogue.
 */
export function getPricedChoice(
  universityId: string,
  level: Level,
  key: string | null,
): { table: CostTable; choice: ChoiceFacts; rules: CountryRules; person: Person } | null {
  const choice = getChoice(universityId, level, key)
  const rules = choice && getCountryRules(choice.jurisdiction.code)
  if (!choice || !rules) return null
  const given = { choice, rules, person: NOBODY }
  const table = costOf({ ...given, awards: [], currency: FIRST_CURRENCY, rates: getExchangeRates() })
  return { ...given, table }
}

/** The cost alone. */
export const getCostOf = (...choice: Parameters<typeof getPricedChoice>): CostTable | null =>
  getPricedChoice(...choice)?.table ?? null

/** The fees of those who do not pay as everybody from abroad, for browsers that keep a passport. */
export function getOwnFeesFile(): OwnFeesFile {
  const feesAs = [...getCountries(), ...getTerritories()].flatMap(({ code }) => {
    const movements = getCountryRules(code)?.feesAs ?? []
    const stored = movements.map(({ nationalities, who, status }) => ({ nationalities, who, status }))
    return stored.length > 0 ? [[code, stored] as const] : []
  })
  const universities = getUniversities().map(({ id, countryCode, facts }) => ({
    id,
    territory: facts.territory && facts.territory.code !== countryCode ? facts.territory.code : null,
    fees: facts.fees,
  }))
  return toOwnFeesFile(Object.fromEntries(feesAs), universities)
}
