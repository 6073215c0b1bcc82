import { getCountryRules } from '@/lib/study/queries'
import { ownFees } from '@/lib/cost/own-fees'
import { NOBODY, statusOf } from '@/lib/cost/person'
import { getOwnFeesFile } from '@/lib/cost/queries'
import { jurisdictionOf } from '@/lib/facts/jurisdiction'
import { LEVELS } from '@/lib/facts/vocabulary'
import { formatUsd } from '@/lib/money/format'
import { feeAt } from '@/lib/universities/answers/fee'
import { cardOfRowAt, toCard } from '@/lib/universities/card'
import { keepOwnFees, readOwnFees } from '@/lib/universities/kept-fees'
import { getRows, getUniversities } from '@/lib/universities/queries'
import { livingOfRow, totalOfRow } from '@/lib/universities/row'
import { shareOf } from '@/tests/fixtures/a-share'
import { aProfile } from '@/tests/fixtures/matcher'

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
  ['Australians', 'au', ['nz'], 'home'],
  ['Citizens of the SADC', 'zw', ['za'], 'home'],
  ['Citizens of Serbia', 'rs', ['si'], 'eu-eea'],
  // No source that we have says how the others count.
  ['Swiss citizens', 'ch', ['de', 'gb', 'it'], 'international'],
])('%s (%s) in %j pay the fee of %s', (_who, nationality, countries, status) => {
  for (const country of countries) expect(statusIn(country, nationality)).toBe(status)
})

/** A citizen of the EU, one whom an agreement names, and two who are at home where students from abroad pay more. */
const PASSPORTS = ['it', 'ie', 'us', 'ng']

it('lists and cards show each passport the fee that the costs of a degree reckon with', () => {
  const file = getOwnFeesFile()
  const rows = new Map(getRows().map((row) => [row.id, row]))
  for (const nationality of PASSPORTS) {
    const person = { ...NOBODY, nationalities: [nationality] }
    keepOwnFees(ownFees(aProfile({ nationality }), file))
    let other = 0
    for (const university of shareOf(getUniversities())) {
      const row = rows.get(university.id)
      const rules = getCountryRules(jurisdictionOf(university))
      if (!row || !rules) throw new Error(university.id)
      const { status } = statusOf(person, rules)
      for (const { value: level } of LEVELS) {
        const fee = feeAt(university.facts.fees, level, status)?.value.dollars ?? null
        const living = livingOfRow(row, level)
        const total = fee === null || living === null ? null : fee + living
        const text = total === null ? null : `about ${formatUsd(total)}`
        const found = totalOfRow(row, level)
        if (found !== total) throw new Error(`${nationality} ${row.id} ${level}: ${found}`)
        if (readOwnFees()?.(row, level)?.fee === undefined) continue
        other++
        const card = cardOfRowAt(toCard(university), row, { level, currency: 'USD' })
        if (card.total !== text || card.payer?.status !== status)
          throw new Error(`${nationality} ${row.id} ${level}: card`)
      }
    }
    expect(other).toBeGreaterThan(0)
  }
  keepOwnFees(null)
})
