import { someRules } from '@/tests/fixtures/choice'
import { aBasicUniversity } from '@/tests/fixtures/a-university'
import { aFact, aRound, aRoute, aTuition, someFacts } from '@/tests/fixtures/facts'
import type { CountryRules } from '../study/country-rules'
import type { UniversityFacts } from '../facts/fact'
import { figuresAt } from './figures'

const figures = (
  facts: Partial<UniversityFacts>,
  rules: CountryRules | null = null,
  subject: string | null = null,
) =>
  figuresAt({
    university: aBasicUniversity({ facts: someFacts(facts) }),
    sources: [],
    rules,
    level: 'bachelor',
    applicant: { status: 'international', subject },
  })

describe('the money to show for the visa', () => {
  const shown = (value: object) => {
    const { funds } = someRules()
    const rules = someRules({ funds: funds && { ...funds, value: { ...funds.value, ...value } } })
    return figures({}, rules)['Money to Show for the Visa']
  }

  it('is that of all months that the rule asks for', () => {
    expect(shown({ amount: 1000, period: 'month', months: 9, withTuition: false })).toMatchObject({
      value: 9000,
      unit: '9 months',
    })
  })

  it('names the tuition that is to be shown beside it', () => {
    expect(shown({ amount: 1000, period: 'month', months: 9, withTuition: true })?.unit).toBe(
      '9 months, beside the first year’s tuition',
    )
  })

  it('is that of a month where the rule names no more', () => {
    expect(shown({ amount: 1000, period: 'month', months: null, withTuition: false })).toMatchObject({
      value: 1000,
      unit: 'month',
    })
  })
})

describe('a deadline', () => {
  const closing = (round: object) =>
    figures({ routes: [aFact(aRoute({ rounds: [aRound({ closes: { month: 3, day: 12 }, ...round })] }))] })[
      'Application Deadline'
    ]?.unit

  it('is stated where the source names its year', () => {
    expect(closing({ closesIn: 2027 })).toBe('next day, stated')
  })

  it('of a rolling round is its end, and says so', () => {
    const rolling = { closes: { month: 6, day: null }, isRolling: true }
    expect(closing(rolling)).toBe('next month, rolling until then, by that of other years')
  })

  it.each([[{}], [{ closesIn: 2026, isOver: true }]])('is that of other years otherwise', (round) => {
    expect(closing(round)).toBe('next day, by that of other years')
  })
})

it('has no fee of the university for a subject that it says nothing of', () => {
  const fees = [
    aFact(aTuition({ level: 'bachelor', status: 'international', min: 9000 }), { kind: 'register' }),
  ]
  expect(figures({ fees })['Tuition (International)']?.value).toBe(9000)
  expect(figures({ fees }, null, 'medicine')['Tuition (International)']).toBeUndefined()
})
