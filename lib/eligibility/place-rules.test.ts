import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import {
  checkFeeStatus,
  checkNationality,
  checkResidence,
  describeResidence,
  groupsNamed,
} from './place-rules'
import type { Profile } from './profile'
import type { RuleChecker } from './rule'
import { ResidenceRuleSchema } from './schema'

type Rules = Parameters<typeof anEligibility>[0]

const run = (check: RuleChecker, profile: Partial<Profile>, rules: Rules) =>
  check(aProfile(profile), aMatcherScholarship({ eligibility: anEligibility(rules) }), aContext())

describe('a note', () => {
  const places = { mode: 'only' as const, countries: ['ke'], note: 'The yearly list decides' }

  it('makes what is listed Check, and says why', () => {
    const found = run(checkNationality, { nationality: 'ke' }, { nationalities: places })
    expect(found?.outcome).toBe('check')
    expect(found?.words).toMatch(/The rule: Only Kenya\. The yearly list decides\.$/)
    expect(run(checkResidence, { residence: 'ke' }, { residence: places })?.outcome).toBe('check')
  })

  it('opens no list that is sure to be closed', () => {
    expect(run(checkNationality, { nationality: 'fr' }, { nationalities: places })?.outcome).toBe('unmet')
  })

  it('counts for a rule that is open to every country, told or not', () => {
    const any: Rules = { residence: { mode: 'any', note: 'Not long in the host country' } }
    expect(['', 'ke'].map((residence) => run(checkResidence, { residence }, any)?.outcome)).toEqual([
      'check',
      'check',
    ])
  })

  it('is not what a detail is, which decides nothing', () => {
    const rules: Rules = { nationalities: { mode: 'any', detail: 'Admission is need-blind' } }
    const found = run(checkNationality, { nationality: 'ke' }, rules)
    expect(found?.outcome).toBe('met')
    expect(found?.words).toMatch(/Every country\. Admission is need-blind\.$/)
  })
})

describe('a place that is not sure', () => {
  const outcome = (nationality: string, nationalities: NonNullable<Rules>['nationalities']) =>
    run(checkNationality, { nationality }, { nationalities })?.outcome

  it('has to be checked, whatever the mode', () => {
    const uncertainCountries = ['gh']
    expect(outcome('gh', { mode: 'any', uncertainCountries })).toBe('check')
    expect(outcome('gh', { mode: 'except', excludedCountries: ['fr'], uncertainCountries })).toBe('check')
    expect(outcome('gh', { mode: 'only', groups: ['africa'], uncertainCountries })).toBe('check')
    expect(outcome('ke', { mode: 'only', groups: ['africa'], uncertainCountries })).toBe('met')
  })

  it('counts for less by its group than by its name', () => {
    const rule = { mode: 'only' as const, countries: ['ke'], uncertainGroups: ['africa'] }
    expect(['ke', 'gh', 'fr'].map((code) => outcome(code, rule))).toEqual(['met', 'check', 'unmet'])
  })
})

describe('the rule of residence', () => {
  it('is not asked of nationals who are exempt', () => {
    const residence = { mode: 'only' as const, countries: ['gb'], exemptCountries: ['ke'] }
    const outcome = (nationality: string, lives: string) =>
      run(checkResidence, { nationality, residence: lives }, { residence })?.outcome
    expect([outcome('ke', 'in'), outcome('in', 'in'), outcome('in', 'gb')]).toEqual(['met', 'unmet', 'met'])
  })

  it('leaves it to be checked where an address at home is asked for', () => {
    const residence = { mode: 'except' as const, excludedCountries: ['us'], atHome: true }
    const outcome = (lives: string) =>
      run(checkResidence, { nationality: 'ke', residence: lives }, { residence })?.outcome
    expect(['ke', 'gb', 'us', ''].map(outcome)).toEqual(['met', 'check', 'unmet', 'check'])
  })

  it('is told in words', () => {
    const rule = ResidenceRuleSchema.parse({ mode: 'only', countries: ['gb'], exemptCountries: ['ke'] })
    expect(describeResidence(rule, aContext())).toBe('Only United Kingdom. Not asked of nationals of: Kenya')
  })
})

describe('the rule of the fee status', () => {
  const feeStatus = { homeCountries: ['gb'], homeGroups: ['europe'] }

  it.each([
    ['ke', 'ke', 'met'],
    ['ke', '', 'check'],
    ['ke', 'gb', 'check'],
    ['gb', 'gb', 'unmet'],
    ['fr', 'de', 'unmet'],
    ['gb', 'ke', 'check'],
    ['gb', '', 'check'],
  ])('a national of %s who lives in %j: %s', (nationality, residence, outcome) => {
    expect(run(checkFeeStatus, { nationality, residence }, { feeStatus })?.outcome).toBe(outcome)
  })

  it('is no rule where there is none', () => {
    expect(run(checkFeeStatus, { nationality: 'gb' }, {})).toBeNull()
  })
})

it('names every group that its rules use', () => {
  const eligibility = anEligibility({
    nationalities: { mode: 'only', groups: ['a'], excludedGroups: ['b'], uncertainGroups: ['c'] },
    residence: { mode: 'only', groups: ['d'], exemptGroups: ['e'] },
    feeStatus: { homeCountries: ['gb'], homeGroups: ['f'] },
    levelsByNationality: [{ degrees: ["Bachelor's"], places: { mode: 'only', groups: ['g'] } }],
  })
  expect(groupsNamed(eligibility).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
})
