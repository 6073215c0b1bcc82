import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkDegree, checkDegreeHeld, describeUsualDegree } from './degree-rules'
import type { Profile } from './profile'
import type { RuleChecker, Ruled } from './rule'
import type { Degree } from './vocabulary'

type Rules = Parameters<typeof anEligibility>[0]

function run(
  check: RuleChecker,
  profile: Partial<Profile>,
  rules: Rules,
  fields: Partial<Pick<Ruled, 'hostCountries'>> & { eligibleDegrees?: Degree[] } = {},
) {
  const { eligibleDegrees = ["Master's"], hostCountries = ['multiple'] } = fields
  const award = aMatcherScholarship({
    eligibleDegrees,
    hostCountries: [...hostCountries],
    eligibility: anEligibility(rules),
  })
  return check(aProfile(profile), award, aContext())
}

describe('checkDegree', () => {
  it.each([
    ['', 'check'],
    ['masters', 'met'],
    ['phd', 'unmet'],
  ] as const)('%j against a master’s award: %s', (degreeLevel, outcome) => {
    expect(run(checkDegree, { degreeLevel }, {})?.outcome).toBe(outcome)
  })

  it('says in a sentence what the award pays for', () => {
    expect(run(checkDegree, { degreeLevel: 'masters' }, {})?.why).toBe("It pays for Master's.")
    expect(run(checkDegree, { degreeLevel: 'phd' }, {})?.why).toBe(
      "It pays for Master's. You look for a Ph.D.",
    )
  })

  it.each([
    ['phd', 'check'],
    ['bachelors', 'unmet'],
  ] as const)('%s against a research award: %s', (degreeLevel, outcome) => {
    expect(run(checkDegree, { degreeLevel }, {}, { eligibleDegrees: ['Research-based'] })?.outcome).toBe(
      outcome,
    )
  })

  describe('a level kept for some nationalities', () => {
    const rules: Rules = {
      levelsByNationality: [
        { degrees: ["Bachelor's"], places: { mode: 'only', countries: ['ke'], uncertainCountries: ['gh'] } },
      ],
    }
    const outcome = (degreeLevel: 'bachelors' | 'masters', nationality: string) =>
      run(checkDegree, { degreeLevel, nationality }, rules, { eligibleDegrees: ["Bachelor's", "Master's"] })

    it.each([
      ['bachelors', 'ke', 'met'],
      ['bachelors', 'gh', 'check'],
      ['bachelors', 'in', 'unmet'],
      ['bachelors', '', 'check'],
      ['masters', 'in', 'met'],
    ] as const)('%s for %j: %s', (degreeLevel, nationality, expected) => {
      expect(outcome(degreeLevel, nationality)?.outcome).toBe(expected)
    })

    it('says for whom it is kept', () => {
      expect(outcome('bachelors', 'in')?.why).toMatch(/Bachelor's: Only Kenya; unclear for Ghana\.$/)
    })
  })
})

describe('the degree held, where the award says nothing', () => {
  it.each([
    ['masters', "Master's", 'secondary', 'unmet'],
    ['masters', "Master's", 'bachelors', 'met'],
    ['masters', "Master's", '', 'check'],
    ['phd', 'Ph.D.', 'secondary', 'unmet'],
    ['phd', 'Ph.D.', 'bachelors', 'met'],
    ['bachelors', "Bachelor's", 'secondary', 'met'],
  ] as const)('%s (%s) with %j: %s', (degreeLevel, degree, degreeHeld, outcome) => {
    const fields = { eligibleDegrees: [degree] }
    expect(run(checkDegreeHeld, { degreeLevel, degreeHeld }, {}, fields)?.outcome).toBe(outcome)
  })

  it('takes the lowest of its levels before one is chosen', () => {
    const fields = { eligibleDegrees: ['Ph.D.', "Bachelor's"] satisfies Degree[] }
    expect(run(checkDegreeHeld, { degreeHeld: 'secondary' }, {}, fields)?.outcome).toBe('met')
  })

  it('is no rule for a research stay', () => {
    expect(
      run(checkDegreeHeld, { degreeHeld: 'secondary' }, {}, { eligibleDegrees: ['Research-based'] }),
    ).toBe(null)
  })

  it.each([
    ['bachelors', 'check'],
    ['masters', 'met'],
    ['secondary', 'unmet'],
  ] as const)('a doctorate where it follows a master’s, with %s: %s', (degreeHeld, outcome) => {
    const fields = { eligibleDegrees: ['Ph.D.'] satisfies Degree[], hostCountries: ['it'] }
    expect(run(checkDegreeHeld, { degreeLevel: 'phd', degreeHeld }, {}, fields)?.outcome).toBe(outcome)
  })

  it('is asked for where the profile does not tell it', () => {
    expect(run(checkDegreeHeld, { degreeLevel: 'masters', age: 30 }, {})?.why).toMatch(/Which do you hold\?$/)
  })

  it('is told in words', () => {
    expect(describeUsualDegree({ eligibleDegrees: ["Master's", 'Ph.D.'], hostCountries: ['it'] })).toBe(
      "As usual, held or being finished: Bachelor's degree for Master's; Bachelor's degree, as a rule a master's degree for Ph.D.",
    )
    expect(describeUsualDegree({ eligibleDegrees: ['Research-based'], hostCountries: ['it'] })).toBeNull()
  })
})

describe('the degree held, where the award has a rule of its own', () => {
  it.each([
    ['', 'check'],
    ['masters', 'met'],
    ['bachelors', 'met'],
    ['secondary', 'unmet'],
  ] as const)('holding %j where a bachelor’s is asked for: %s', (degreeHeld, outcome) => {
    expect(run(checkDegreeHeld, { degreeHeld }, { degreeHeld: { level: 'bachelors' } })?.outcome).toBe(
      outcome,
    )
  })

  it('replaces the one of the level, downwards too', () => {
    const rules: Rules = { degreeHeld: { level: 'secondary' } }
    expect(run(checkDegreeHeld, { degreeLevel: 'masters', degreeHeld: 'secondary' }, rules)?.outcome).toBe(
      'met',
    )
  })

  it('may differ by level', () => {
    const rules: Rules = {
      degreeHeld: { level: 'bachelors', levels: [{ degree: 'Ph.D.', level: 'masters' }] },
    }
    const hold = (degreeLevel: 'masters' | 'phd') =>
      run(checkDegreeHeld, { degreeLevel, degreeHeld: 'bachelors' }, rules, {
        eligibleDegrees: ["Master's", 'Ph.D.'],
      })?.outcome
    expect([hold('masters'), hold('phd')]).toEqual(['met', 'unmet'])
  })

  it('of several levels at once leaves a doctorate to be checked where it follows a master’s', () => {
    const rules: Rules = { degreeHeld: { level: 'bachelors' } }
    const hold = (eligibleDegrees: Degree[]) =>
      run(checkDegreeHeld, { degreeLevel: 'phd', degreeHeld: 'bachelors' }, rules, {
        eligibleDegrees,
        hostCountries: ['de'],
      })?.outcome
    expect([hold(["Master's", 'Ph.D.']), hold(['Ph.D.'])]).toEqual(['check', 'met'])
  })

  it.each([
    ['masters', 'check'],
    ['bachelors', 'check'],
    ['secondary', 'unmet'],
  ] as const)('with a note says Check, but never below the level’s own: %s', (degreeHeld, outcome) => {
    const rules: Rules = { degreeHeld: { level: 'masters', note: 'Or a bachelor’s in exceptions' } }
    const found = run(checkDegreeHeld, { degreeLevel: 'phd', degreeHeld }, rules, {
      eligibleDegrees: ['Ph.D.'],
    })
    expect(found?.outcome).toBe(outcome)
    const question = outcome === 'check' ? ' Is that true of yours?' : ''
    expect(found?.why).toBe(`At least: Master's degree (Or a bachelor’s in exceptions).${question}`)
  })

  it('tells a detail, which decides nothing', () => {
    const rules: Rules = { degreeHeld: { level: 'bachelors', detail: 'By enrolment' } }
    expect(run(checkDegreeHeld, { degreeHeld: 'bachelors' }, rules)).toMatchObject({
      outcome: 'met',
      why: "At least: Bachelor's degree (By enrolment).",
    })
  })
})
