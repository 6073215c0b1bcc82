import { getCountryRules } from '@/lib/study/queries'
import { NOBODY, statusOf } from '@/lib/cost/person'

const statusIn = (country: string, nationality: string) => {
  const rules = getCountryRules(country)
  if (!rules) throw new Error(`The catalogue has no ${country}.`)
  return statusOf({ ...NOBODY, nationalities: [nationality] }, rules).status
}

it.each([
  ['Swiss citizens', 'ch', ['dk', 'fr', 'ie', 'nl', 'no', 'se'], 'eu-eea'],
  ['Citizens of Suriname', 'sr', ['nl'], 'eu-eea'],
  ['British citizens', 'gb', ['ie'], 'eu-eea'],
  ['Irish citizens', 'ie', ['gb'], 'home'],
  ['New Zealanders', 'nz', ['au'], 'home'],
  // No source that we have says how the others count.
  ['Swiss citizens', 'ch', ['de', 'gb', 'it'], 'international'],
  ['Australians', 'au', ['nz'], 'international'],
])('%s (%s) in %j pay the fee of %s', (_who, nationality, countries, status) => {
  for (const country of countries) expect(statusIn(country, nationality)).toBe(status)
})
