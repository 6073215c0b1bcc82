import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkBarredDegree, checkConditions, checkNeed, checkNomination } from './person-rules'
import type { Profile } from './profile'
import type { RuleChecker } from './rule'

const run = (check: RuleChecker, profile: Partial<Profile>, rules: Parameters<typeof anEligibility>[0]) =>
  check(aProfile(profile), aMatcherScholarship({ eligibility: anEligibility(rules) }), aContext())

describe('a degree that nobody may hold', () => {
  const held = (
    degreeLevel: Profile['degreeLevel'],
    degreeHeld: Profile['degreeHeld'],
    barredDegree: 'doctorate' | 'same-level',
  ) => run(checkBarredDegree, { degreeLevel, degreeHeld }, { barredDegree })?.outcome

  it('is a doctorate, whatever is looked for', () => {
    expect(held('phd', 'phd', 'doctorate')).toBe('unmet')
    expect(held('phd', 'masters', 'doctorate')).toBe('met')
    expect(held('phd', '', 'doctorate')).toBe('check')
  })

  it('is one of the level that is looked for, or above it', () => {
    expect(held('masters', 'masters', 'same-level')).toBe('unmet')
    expect(held('masters', 'phd', 'same-level')).toBe('unmet')
    expect(held('masters', 'bachelors', 'same-level')).toBe('met')
    expect(held('', 'masters', 'same-level')).toBe('check')
  })
})

it.each([
  ['', 'check'],
  ['need', 'met'],
  ['none', 'unmet'],
] as const)('financial need told as %j: %s', (need, outcome) => {
  expect(run(checkNeed, { need }, { financialNeed: true })?.outcome).toBe(outcome)
})

it.each([
  ['home', '', 'check'],
  ['home', 'possible', 'check'],
  ['home', 'none', 'unmet'],
  ['host', 'none', 'check'],
] as const)('nomination by the %s side for %j: %s', (by, nominator, outcome) => {
  const nomination = { by, text: 'Your school nominates you' }
  expect(run(checkNomination, { nominator }, { nomination })?.outcome).toBe(outcome)
})

it('asks whether further conditions are true', () => {
  expect(run(checkConditions, {}, { conditions: ['No earlier award', 'First Ph.D.'] })).toMatchObject({
    outcome: 'check',
    why: 'Is this true of you? No earlier award. First Ph.D.',
  })
  expect(run(checkConditions, {}, { steps: ['A letter'], weighed: ['Leadership'] })).toBeNull()
})
