import { getAwardWorths, getChoice, getCountryRules } from '../study/queries'
import type { Tie } from '../programmes/awards'
import type { Verdict } from '../eligibility/verdict'
import type { Level } from '../facts/vocabulary'
import { costOf, type CostTable } from './cost'
import { wholeToShow } from '@/tests/fixtures/whole-to-show'
import { inCurrency, rounded } from './range'
import file from './cases.json'

const rates = {
  date: file.ratesOf,
  base: 'USD' as const,
  source: { title: 'Rates of the cases', url: 'https://example.org' },
  rates: file.rates,
}
const worths = new Map(getAwardWorths().map((worth) => [worth.id, worth]))

const NO_TOTAL = { low: null, likely: null, high: null }

type Case = (typeof file.cases)[number]

function work({
  university,
  programme,
  level,
  nationality,
  residence,
  hasTest,
  currency,
  length,
  awards,
}: Case) {
  const choice = getChoice(university, level as Level, programme)
  const rules = choice && getCountryRules(choice.jurisdiction.code)
  if (!choice || !rules) throw new Error(`The catalogue has no ${university}.`)
  const priced = awards.map(({ id, tie, verdict }) => {
    const worth = worths.get(id)
    if (!worth) throw new Error(`The catalogue has no award ${id}.`)
    return { ...worth, tie: tie as Tie, verdict: verdict as Verdict, call: 'in-time' as const }
  })
  const person = { nationalities: [nationality], residence, hasTest, age: null }
  return costOf({ choice, rules, person, awards: priced, currency, rates, length })
}

const taken = (award: CostTable['eligible']) =>
  award && { award: award.award.id, left: award.left && Math.round(award.left.local.likely) }

/** Each case stands with its working beside it: what was added up, by hand, from the files of `data`. */
test.each(file.cases.map((each) => [each.name, each] as const))('%s', (_name, each) => {
  const table = work(each)
  const { total, local, toShow, notKnown } = table
  const shown = wholeToShow(toShow, (range, from) => inCurrency(range, from, local, file.rates))
  expect({
    local,
    ...(total ? rounded(total.local) : NO_TOTAL),
    own: total?.own ? Math.round(total.own.likely) : null,
    notKnown: notKnown.map(({ id }) => id),
    toShow: shown && Math.round(shown.likely),
    eligible: taken(table.eligible),
    couldPay: table.couldPay?.award.id ?? null,
  }).toEqual(each.expected)
})

test('there are forty cases and more', () => {
  expect(file.cases.length).toBeGreaterThanOrEqual(40)
})
