import { aPlan, anAward as aSavedAward, aPlace } from '@/tests/fixtures/plans'
import { aChoice, aRoute, anAward, someRules } from '@/tests/fixtures/tasks'
import { EMPTY_PROFILE } from '../eligibility/profile'
import type { PlanDocument } from '../plan/plan'
import { taskPersonOf, plannedAwards, startsOf } from './load-tasks'

it('gives each saved award its dates and the places that it is meant for', () => {
  const { dates } = anAward({ id: 'chevening' })
  const items = [
    aSavedAward({ id: 'chevening', name: 'Chevening' }),
    aSavedAward({ id: 'without-record' }),
    aPlace({ id: 'oak', awards: ['chevening'] }),
    aPlace({ id: 'elm' }),
  ]
  expect(plannedAwards(aPlan({ items }), { awards: { chevening: dates } }, [])).toEqual([
    { id: 'chevening', name: 'Chevening', dates, choices: ['university:oak'] },
  ])
})

describe('the person', () => {
  const test = (state: PlanDocument['state']): PlanDocument => ({
    id: 'language-test',
    name: '',
    state,
    day: null,
    note: '',
  })

  it.each([
    ['unknown', null, 'needed', null],
    ['known from a score', 6.5, 'needed', true],
    ['known from a profile without one', 0, 'needed', false],
    ['known from a document that is ready', 0, 'ready', true],
  ] as const)('has a language test: %s', (_, ielts, state, expected) => {
    const person = taskPersonOf({ ...EMPTY_PROFILE, ielts }, { documents: [test(state)] }, null)
    expect(person.hasLanguageTest).toBe(expected)
  })

  it('has both nationalities, and an entrance test only where it is among the documents', () => {
    const profile = { ...EMPTY_PROFILE, nationality: 'ng', secondNationality: 'gb' }
    expect(taskPersonOf(profile, { documents: [] }, null)).toEqual({
      nationalities: ['ng', 'gb'],
      residence: '',
      certificate: '',
      hasLanguageTest: null,
      languageTestOn: null,
      hasEntranceTest: null,
      sender: null,
    })
    const documents = [{ ...test('ready'), id: 'admission-test' }]
    expect(taskPersonOf(profile, { documents }, null).hasEntranceTest).toBe(true)
  })
})

it('takes the months of a start from the country where the choice has none', () => {
  const choices = [
    aChoice({ key: 'university:oak', routes: [aRoute({ intakes: [1] })] }),
    aChoice({ key: 'university:elm', routes: [] }),
  ]
  const starts = startsOf({ choices, rules: new Map([['gb', someRules({ starts: [9] })]]) }, '2026-11-23')
  expect(starts.get('university:oak')?.[0]).toBe('2027-01')
  expect(starts.get('university:elm')?.[0]).toBe('2027-09')
})
