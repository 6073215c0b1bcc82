import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import type { RuleChecker } from './rule'
import type { Profile } from './profile'
import { checkAge, checkWorkExperience } from './study-rules'

function run(
  check: RuleChecker,
  profile: Partial<Profile>,
  { rules }: { rules: Parameters<typeof anEligibility>[0] },
) {
  return check(aProfile(profile), aMatcherScholarship({ eligibility: anEligibility(rules) }), aContext())
}

describe('checkAge', () => {
  it.each([
    [null, 'check'],
    [29, 'met'],
    [30, 'unmet'],
  ])('%s against "up to 29": %s', (age, outcome) => {
    expect(run(checkAge, { age }, { rules: { ages: [{ max: 29 }] } })?.outcome).toBe(outcome)
  })

  it('does not decide by an approximate limit, or one with exceptions', () => {
    for (const rule of [
      { max: 29, approximate: true },
      { max: 29, note: 'Women: 34' },
    ])
      expect(run(checkAge, { age: 31 }, { rules: { ages: [rule] } })?.outcome).toBe('check')
  })

  it.each([
    [29, 'met'],
    [34, 'check'],
    [35, 'unmet'],
  ])('rules out whoever is years beyond an approximate limit: %d, %s', (age, outcome) => {
    const rules = { ages: [{ max: 29, approximate: true }] }
    expect(run(checkAge, { age }, { rules })?.outcome).toBe(outcome)
  })

  it('with a note says Check to those within the limit, too', () => {
    const rules = { ages: [{ max: 29, note: 'By an older call' }] }
    expect(run(checkAge, { age: 20 }, { rules })?.outcome).toBe('check')
  })

  it.each([
    [16, 'unmet'],
    [17, 'check'],
    [18, 'met'],
    [28, 'met'],
    [29, 'check'],
    [30, 'check'],
    [31, 'unmet'],
  ])('leaves the years beside a bound open where a set day counts: %d, %s', (age, outcome) => {
    const rules = { ages: [{ min: 18, max: 29, countedOn: 'On 1 January' }] }
    expect(run(checkAge, { age }, { rules })?.outcome).toBe(outcome)
  })

  it.each([
    [29, 'met'],
    [34, 'check'],
    [35, 'unmet'],
  ])('says Check up to the age that only some may have: %d, %s', (age, outcome) => {
    const rules = { ages: [{ max: 29, exception: { max: 34, who: 'Women' } }] }
    expect(run(checkAge, { age }, { rules })).toMatchObject({
      outcome,
      why: 'Age up to 29 (Women: up to 34).',
    })
  })

  it('uses the limit of the level looked for, and decides nothing before one is chosen', () => {
    const rules = {
      ages: [
        { degree: "Master's" as const, max: 29 },
        { degree: 'Ph.D.' as const, max: 34 },
      ],
    }
    expect(run(checkAge, { age: 31, degreeLevel: 'phd' }, { rules })?.outcome).toBe('met')
    expect(run(checkAge, { age: 31, degreeLevel: 'masters' }, { rules })?.outcome).toBe('unmet')
    expect(run(checkAge, { age: 31 }, { rules })?.outcome).toBe('check')
    expect(run(checkAge, { age: 31, degreeLevel: 'bachelors' }, { rules })).toBeNull()
  })

  it('writes the limits in words', () => {
    const rules = { ages: [{ min: 18, max: 25, note: 'On 31 July' }] }
    expect(run(checkAge, {}, { rules })?.why).toBe('Age 18 to 25 (On 31 July). How old are you?')
  })
})

describe('checkWorkExperience', () => {
  it.each([
    [null, 'check'],
    [1, 'unmet'],
    [2, 'met'],
  ])('%s years of work against two: %s', (workYears, outcome) => {
    const rules = { workExperience: { text: 'Two years', years: 2 } }
    expect(run(checkWorkExperience, { workYears }, { rules })?.outcome).toBe(outcome)
  })

  it('asks whether the work counts where no years are named, and rules out whoever has none', () => {
    const rules = { workExperience: { text: 'Some work experience' } }
    const of = (workYears: number) => run(checkWorkExperience, { workYears }, { rules })?.outcome
    expect([0, 1].map(of)).toEqual(['unmet', 'check'])
  })

  it('is asked of the levels that it names alone', () => {
    const rules = { workExperience: { text: 'One year', years: 1, degrees: ["Master's" as const] } }
    const of = (degreeLevel: 'bachelors' | 'masters') =>
      run(checkWorkExperience, { degreeLevel, workYears: 0 }, { rules })?.outcome
    expect([of('bachelors'), of('masters')]).toEqual([undefined, 'unmet'])
  })
})
