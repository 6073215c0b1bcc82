import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import {
  checkBarredDegree,
  checkConditions,
  checkNeed,
  checkNomination,
  checkEnglish,
  checkOtherLanguage,
  checkAge,
  checkWorkExperience,
} from './person-rules'
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

type Rules = NonNullable<Parameters<typeof anEligibility>[0]>

const award = (rules: Rules) => aMatcherScholarship({ eligibility: anEligibility(rules) })

describe('checkEnglish', () => {
  const check = (ielts: number | null, english: Rules['english']) =>
    checkEnglish(aProfile({ ielts }), award({ english }), aContext())

  it.each([
    [null, 'check'],
    [0, 'almost'],
    [6, 'unmet'],
    [6.5, 'met'],
  ])('IELTS %s against 6.5: %s', (ielts, outcome) => {
    expect(check(ielts, { text: 'IELTS 6.5', ielts: 6.5 })?.outcome).toBe(outcome)
  })

  it.each([
    ['is enough', { englishScore: 94, ielts: 6.5 }, 'met'],
    ['is less, and refuses nobody', { englishScore: 70, ielts: 6 }, 'check'],
    ['is not known', { englishScore: 20, ielts: null }, 'check'],
  ])('another test, of which the score of IELTS beside it %s: %s', (_, fields, outcome) => {
    const found = run(
      checkEnglish,
      { englishTest: 'toefl-120', ...fields },
      { english: { text: 'IELTS 6.5', ielts: 6.5 } },
    )
    expect(found?.outcome).toBe(outcome)
    if (outcome === 'check') expect(found?.why).toMatch(/Is your TOEFL iBT \d+ enough\?$/)
  })

  it('asks to check where the score is not known', () => {
    for (const ielts of [null, 0, 7])
      expect(check(ielts, { text: 'Proof of English' })?.outcome).toBe('check')
  })
})

describe('checkOtherLanguage', () => {
  const check = (profile: Partial<Profile>, otherLanguage: Rules['otherLanguage']) =>
    checkOtherLanguage(aProfile(profile), award({ otherLanguage }), aContext())?.outcome
  const german = { text: 'German B2', anyOf: [{ language: 'german' as const, level: 'b2' as const }] }

  it.each([
    ['', 'check'],
    ['none', 'almost'],
    ['b1', 'unmet'],
    ['b2', 'met'],
    ['c1', 'met'],
  ] as const)('German %j against B2: %s', (level, outcome) => {
    expect(check({ german: level }, german)).toBe(outcome)
  })

  it('asks where a lower level may do', () => {
    expect(check({ german: 'a1' }, { ...german, isFirm: false })).toBe('check')
  })

  it('takes one of several languages as enough, and rules nobody out by one of them', () => {
    const either = {
      text: 'French or English',
      anyOf: [{ language: 'french' as const }, { language: 'english' as const }],
    }
    expect(check({ french: 'c2' }, either)).toBe('met')
    expect(check({ french: 'none' }, either)).toBe('check')
  })

  it.each([
    [5, 'unmet'],
    [5.5, 'met'],
    [0, 'almost'],
  ])('holds IELTS %s against English at B2: %s', (ielts, outcome) => {
    const english = { text: 'English B2', anyOf: [{ language: 'english' as const, level: 'b2' as const }] }
    expect(check({ ielts }, english)).toBe(outcome)
  })

  it('asks where English is below its level and French is not told', () => {
    const either = {
      text: 'French B1 or English B2',
      anyOf: [
        { language: 'french' as const, level: 'b1' as const },
        { language: 'english' as const, level: 'b2' as const },
      ],
    }
    expect(run(checkOtherLanguage, { ielts: 5 }, { otherLanguage: either })).toMatchObject({
      outcome: 'check',
      why: 'French B1 or English B2. How good is your French?',
    })
  })

  it('asks whether a level is enough where the award names none, or one whose score is not known', () => {
    const of = (language: 'english' | 'french', level: 'c1' | null) => ({
      text: 'As the course requires',
      anyOf: [{ language, level }],
    })
    expect(check({ french: 'a1' }, of('french', null))).toBe('check')
    expect(check({ ielts: 8 }, of('english', null))).toBe('check')
    expect(check({ ielts: 8 }, of('english', 'c1'))).toBe('check')
  })

  it('asks for a language that no profile tells', () => {
    expect(check({}, { text: 'Spanish' })).toBe('check')
  })
})

describe('checkEnglish, where the score is not all', () => {
  it.each([
    [5.5, 'unmet'],
    [6, 'check'],
    [6.5, 'met'],
  ])('IELTS %s against 6.0 to 6.5: %s', (ielts, outcome) => {
    const rules = { english: { text: 'IELTS 6.0 to 6.5', ielts: 6, mostIelts: 6.5 } }
    expect(run(checkEnglish, { ielts }, rules)?.outcome).toBe(outcome)
  })

  it('asks for what the overall score does not tell', () => {
    const rules = { english: { text: 'IELTS 6.5 with 6.0 in speaking', ielts: 6.5, asksMore: true } }
    expect(run(checkEnglish, { ielts: 8 }, rules)?.outcome).toBe('check')
    expect(run(checkEnglish, { ielts: 6 }, rules)?.outcome).toBe('unmet')
  })
})

describe('checkAge', () => {
  it.each([
    [null, 'check'],
    [29, 'met'],
    [30, 'unmet'],
  ])('%s against "up to 29": %s', (age, outcome) => {
    expect(run(checkAge, { age }, { ages: [{ max: 29 }] })?.outcome).toBe(outcome)
  })

  it('does not decide by an approximate limit, or one with exceptions', () => {
    for (const rule of [
      { max: 29, approximate: true },
      { max: 29, note: 'Women: 34' },
    ])
      expect(run(checkAge, { age: 31 }, { ages: [rule] })?.outcome).toBe('check')
  })

  it.each([
    [29, 'met'],
    [34, 'check'],
    [35, 'unmet'],
  ])('rules out whoever is years beyond an approximate limit: %d, %s', (age, outcome) => {
    const rules = { ages: [{ max: 29, approximate: true }] }
    expect(run(checkAge, { age }, rules)?.outcome).toBe(outcome)
  })

  it('with a note says Check to those within the limit, too', () => {
    const rules = { ages: [{ max: 29, note: 'By an older call' }] }
    expect(run(checkAge, { age: 20 }, rules)?.outcome).toBe('check')
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
    expect(run(checkAge, { age }, rules)?.outcome).toBe(outcome)
  })

  it.each([
    [29, 'met'],
    [34, 'check'],
    [35, 'unmet'],
  ])('says Check up to the age that only some may have: %d, %s', (age, outcome) => {
    const rules = { ages: [{ max: 29, exception: { max: 34, who: 'Women' } }] }
    expect(run(checkAge, { age }, rules)).toMatchObject({
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
    expect(run(checkAge, { age: 31, degreeLevel: 'phd' }, rules)?.outcome).toBe('met')
    expect(run(checkAge, { age: 31, degreeLevel: 'masters' }, rules)?.outcome).toBe('unmet')
    expect(run(checkAge, { age: 31 }, rules)?.outcome).toBe('check')
    expect(run(checkAge, { age: 31, degreeLevel: 'bachelors' }, rules)).toBeNull()
  })

  it('writes the limits in words', () => {
    const rules = { ages: [{ min: 18, max: 25, note: 'On 31 July' }] }
    expect(run(checkAge, {}, rules)?.why).toBe('Age 18 to 25 (On 31 July). How old are you?')
  })
})

describe('checkWorkExperience', () => {
  it.each([
    [null, 'check'],
    [1, 'unmet'],
    [2, 'met'],
  ])('%s years of work against two: %s', (workYears, outcome) => {
    const rules = { workExperience: { text: 'Two years', years: 2 } }
    expect(run(checkWorkExperience, { workYears }, rules)?.outcome).toBe(outcome)
  })

  it.each([
    [1, 'unmet'],
    [3, 'check'],
  ])('%s years against two of a kind that no profile tells: %s', (workYears, outcome) => {
    const rules = { workExperience: { text: 'Two years, gained after graduation', years: 2, asksMore: true } }
    const found = run(checkWorkExperience, { workYears }, rules)
    expect(found?.outcome).toBe(outcome)
    expect(found?.why.includes('You have the years: is the rest true of your work?')).toBe(
      outcome === 'check',
    )
  })

  it('asks whether the work counts where no years are named, and rules out whoever has none', () => {
    const rules = { workExperience: { text: 'Some work experience' } }
    const of = (workYears: number) => run(checkWorkExperience, { workYears }, rules)?.outcome
    expect([0, 1].map(of)).toEqual(['unmet', 'check'])
  })

  it('is asked of the levels that it names alone', () => {
    const rules = { workExperience: { text: 'One year', years: 1, degrees: ["Master's" as const] } }
    const of = (degreeLevel: 'bachelors' | 'masters') =>
      run(checkWorkExperience, { degreeLevel, workYears: 0 }, rules)?.outcome
    expect([of('bachelors'), of('masters')]).toEqual([undefined, 'unmet'])
  })
})
