import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import type { MatcherScholarship } from '../matcher/matcher-file'
import type { RuleChecker } from './rule'
import type { Profile } from './profile'
import {
  checkAge,
  checkEnglish,
  checkField,
  checkGrade,
  checkOtherConditions,
  checkOtherLanguage,
  checkWorkExperience,
} from './study-rules'

function run(
  check: RuleChecker,
  profile: Partial<Profile>,
  fields: Partial<MatcherScholarship> | { rules: Parameters<typeof anEligibility>[0] },
) {
  const scholarship = 'rules' in fields ? { eligibility: anEligibility(fields.rules) } : fields
  return check(aProfile(profile), aMatcherScholarship(scholarship), aContext())
}

describe('checkField', () => {
  it.each([
    ['', 'open'],
    ['law', 'met'],
    ['physics', 'check'],
  ] as const)('%j against an award for law: %s', (fieldOfStudy, outcome) => {
    expect(run(checkField, { fieldOfStudy }, { fieldsOfStudy: ['law', 'history'] })?.outcome).toBe(outcome)
  })

  it('is no rule where any field is taken', () => {
    expect(run(checkField, { fieldOfStudy: 'law' }, {})).toBeNull()
  })
})

describe('checkAge', () => {
  it.each([
    [null, 'open'],
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
    expect(run(checkAge, {}, { rules })?.why).toBe('Age 18 to 25 (On 31 July).')
  })
})

describe('marks, tests and years', () => {
  it.each([
    [0, 'open'],
    [3.5, 'met'],
    [3.4, 'unmet'],
  ])('GPA %d against 3.5: %s', (gpa, outcome) => {
    const rules = { minimumGrade: { text: 'GPA 3.5 out of 4.0', gpa: 3.5 } }
    expect(run(checkGrade, { gpa }, { rules })?.outcome).toBe(outcome)
  })

  it('is to be checked where the average was worked out from another scale', () => {
    const rules = { minimumGrade: { text: 'GPA 3.0', gpa: 3 } }
    expect(run(checkGrade, { gpa: 2.9, grade: 7.1, gradeScale: 'in-10' }, { rules })).toMatchObject({
      outcome: 'check',
      why: 'GPA 3.0. Yours: about 2.9.',
    })
  })

  it('leaves a grade without a figure to be read', () => {
    expect(run(checkGrade, { gpa: 2 }, { rules: { minimumGrade: { text: 'Good degree' } } })).toMatchObject({
      outcome: 'open',
      why: 'Good degree.',
    })
  })

  it.each([
    [null, 'open'],
    [0, 'almost'],
    [6, 'unmet'],
    [6.5, 'met'],
  ])('IELTS %s against 6.5: %s', (ielts, outcome) => {
    const rules = { english: { text: 'IELTS 6.5', ielts: 6.5 } }
    expect(run(checkEnglish, { ielts }, { rules })?.outcome).toBe(outcome)
  })

  it('asks to check where English is wanted without a score and no test was taken', () => {
    const rules = { english: { text: 'Proof of English' } }
    expect([0, 7].map((ielts) => run(checkEnglish, { ielts }, { rules })?.outcome)).toEqual(['check', 'open'])
  })

  it.each([
    [null, 'open'],
    [1, 'unmet'],
    [2, 'met'],
  ])('%s years of work against two: %s', (workYears, outcome) => {
    const rules = { workExperience: { text: 'Two years', years: 2 } }
    expect(run(checkWorkExperience, { workYears }, { rules })?.outcome).toBe(outcome)
  })

  it('asks to check where some work is wanted and there is none', () => {
    const rules = { workExperience: { text: 'Some work experience' } }
    expect(run(checkWorkExperience, { workYears: 0 }, { rules })?.outcome).toBe('check')
  })
})

describe('conditions in words', () => {
  it('are handed on to be read', () => {
    const rules = { otherLanguage: 'French B1', conditions: ['A place', 'A plan'] }
    expect(run(checkOtherLanguage, {}, { rules })).toMatchObject({ outcome: 'open', why: 'French B1.' })
    expect(run(checkOtherConditions, {}, { rules })).toMatchObject({
      outcome: 'open',
      why: 'A place. A plan.',
    })
  })
})
