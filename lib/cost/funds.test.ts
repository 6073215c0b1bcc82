import { aChoice, someRules } from '@/tests/fixtures/choice'
import { aFact, aTuition } from '@/tests/fixtures/facts'
import { wholeToShow } from '@/tests/fixtures/whole-to-show'
import { toShowOf } from './funds'
import { NOBODY } from './person'
import { tuitionOf } from './tuition'

const choice = aChoice()
const [tuition = null] = tuitionOf(choice, { status: 'international', why: '', isUnsure: false }, 3).lines
const nigerian = { ...NOBODY, nationalities: ['ng'] }
const show = (rules = someRules(), person = nigerian) => toShowOf({ choice, rules, person }, tuition)
const whole = (toShow: ReturnType<typeof show>) => wholeToShow(toShow, (range) => range)?.likely

test('a month’s sum is shown for as many months as the rule says, and the first year’s tuition besides', () => {
  expect(show()).toMatchObject({ sum: { likely: 12_000 }, tuition: { sum: { likely: 8000 } } })
  expect(whole(show())).toBe(20_000)
})

test('a rule without a number of months says that a year is assumed', () => {
  const funds = aFact({
    amount: 1000,
    currency: 'EUR',
    period: 'month' as const,
    months: null,
    withTuition: null,
  })
  expect(show(someRules({ funds }))).toMatchObject({
    sum: { likely: 12_000 },
    tuition: null,
    formula: expect.stringContaining('assumed'),
  })
})

test('no money is shown without a visa, and none is invented where the rule names no sum', () => {
  expect(show(someRules(), { ...NOBODY, nationalities: ['de'] })).toMatchObject({
    sum: null,
    words: expect.stringContaining('no visa'),
  })
  expect(show(someRules({ funds: null })).words).toMatch(/^Not known/)
  const funds = aFact(
    { amount: null, currency: null, period: 'year' as const, months: null, withTuition: null },
    { note: 'the first-year cost on the form' },
  )
  expect(show(someRules({ funds }))).toMatchObject({ sum: null, words: 'the first-year cost on the form' })
})

test('in London the higher sum of the rule is shown', () => {
  const gb = someRules({
    code: 'gb',
    funds: aFact({
      amount: 1171,
      currency: 'GBP',
      period: 'month',
      months: 9,
      withTuition: true,
      areas: [{ name: 'London', towns: ['London'], amount: 1529 }],
    }),
    living: aFact({
      min: 1171,
      max: 1529,
      currency: 'GBP',
      period: 'month',
      basis: 'funds rule',
      maxFromAge: null,
      includesHealth: false,
    }),
  })
  const london = aChoice({ city: 'London', fees: [aFact(aTuition({ currency: 'GBP' }))] })
  expect(toShowOf({ choice: london, rules: gb, person: nigerian }, null).sum?.likely).toBe(9 * 1529)
})
