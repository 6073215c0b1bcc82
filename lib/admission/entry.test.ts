import { aPage, aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import { checkMoney, checkRegister, checkVisa } from './entry'
import type { PlaceRules } from './place'

const TODAY = '2026-11-23'
const nigerian = aProfile({ nationality: 'ng', budget: 60_000 })
const barred = { nationalities: ['ng'], since: '2026-01-01', page: aPage('Suspension') }
const withMoney = (money: Partial<NonNullable<PlaceRules['money']>>) =>
  somePlaceRules({
    money: { dollars: 20_000, withTuition: true, words: 'AUD 30,000 a year', isSure: true, ...money },
  })

it('asks neither register nor money of somebody who needs no visa', () => {
  for (const nationality of ['au', 'nz']) {
    const person = aProfile({ nationality })
    expect(checkRegister(person, aPlace(), somePlaceRules(), TODAY)).toBeNull()
    expect(checkMoney(person, aPlace(), somePlaceRules(), TODAY)).toBeNull()
    expect(checkVisa(person, aPlace(), somePlaceRules(), TODAY)?.outcome).toBe('met')
  }
})

it('names the list to look in, or the university where no list is known', () => {
  const place = aPlace({ enrolsFromAbroad: null })
  expect(checkRegister(nigerian, place, somePlaceRules(), TODAY)?.missing).toBe(
    'Its name in the official list',
  )
  expect(checkRegister(nigerian, place, somePlaceRules({ register: null }), TODAY)?.missing).toBe(
    'Confirmation from the university that it enrols students from abroad',
  )
})

it('lets one passport that is not barred be enough, and a residence there be checked', () => {
  const rules = somePlaceRules({ barred })
  expect(checkVisa(nigerian, aPlace(), rules, TODAY)?.outcome).toBe('unmet')
  const second = { ...nigerian, secondNationality: 'gh' }
  expect(checkVisa(second, aPlace(), rules, TODAY)?.outcome).toBe('open')
  expect(checkVisa({ ...nigerian, residence: 'au' }, aPlace(), rules, TODAY)?.outcome).toBe('check')
})

it('adds the tuition to the money to show, unless the rule leaves it out', () => {
  const short = { ...nigerian, budget: 40_000 }
  expect(checkMoney(short, aPlace(), withMoney({}), TODAY)).toMatchObject({
    outcome: 'check',
    missing: 'US$10,000 more, or an award that counts',
  })
  expect(checkMoney(short, aPlace(), withMoney({ withTuition: false }), TODAY)?.outcome).toBe('met')
})

it('names a tuition that is not known beside what is missing, so that it never counts as 0', () => {
  const short = { ...nigerian, budget: 10_000 }
  expect(checkMoney(short, aPlace({ fee: null }), withMoney({}), TODAY)?.missing).toBe(
    'At least US$10,000 more and the tuition of the first year, which is not known, or an award that counts',
  )
})

it('asks in a town with a sum of its own for that sum', () => {
  const money = withMoney({ withTuition: false, areas: [{ towns: ['Sydney'], amount: 30_000 }] })
  const at = (city: string | null) =>
    checkMoney({ ...nigerian, budget: 25_000 }, aPlace({ city }), money, TODAY)
  expect(at('Sydney')?.missing).toBe('US$5,000 more, or an award that counts')
  expect(at('Perth')?.outcome).toBe('met')
  expect(at(null)).toMatchObject({ outcome: 'check', missing: 'Which of the two sums holds for you' })
})

it('settles nothing by a sum that is unknown or not sure', () => {
  expect(checkMoney(nigerian, aPlace({ fee: null }), withMoney({}), TODAY)?.missing).toBe(
    'The tuition of the first year',
  )
  expect(checkMoney(nigerian, aPlace(), withMoney({ dollars: null }), TODAY)?.missing).toBe('The sum to show')
  expect(checkMoney(nigerian, aPlace(), withMoney({ isSure: false }), TODAY)).toMatchObject({
    outcome: 'check',
    missing: 'The current sum',
  })
})

it('says of a university that reports students from abroad nothing of what we have not checked', () => {
  const told = (register: PlaceRules['register']) =>
    checkRegister(
      aProfile({ nationality: 'ng' }),
      aPlace({ enrolsFromAbroad: null, hasStudentsFromAbroad: true }),
      somePlaceRules({ register }),
      '2026-11-23',
    )
  expect(told(aPage('The register'))).toMatchObject({
    outcome: 'check',
    why: 'It reports students from abroad. Look in the official list of those who may enrol them.',
  })
  expect(told(null)?.why).toMatch(/^It reports students from abroad\. We know no official list/)
})
