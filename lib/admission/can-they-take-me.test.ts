import type { Profile } from '../eligibility/profile'
import { aPage, aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import { canTheyTakeMe } from './can-they-take-me'
import type { AdmissionRule } from './check'
import type { Place, PlaceRules } from './place'

const TODAY = '2026-11-23'
const WHOLE: Partial<Profile> = { nationality: 'ng', degreeHeld: 'bachelors', ielts: 7, budget: 60_000 }

const ask = (
  person: Partial<Profile> = {},
  place: Partial<Place> = {},
  rules: Partial<PlaceRules> | null = {},
) => canTheyTakeMe(aProfile({ ...WHOLE, ...person }), aPlace(place), rules && somePlaceRules(rules), TODAY)

function check(rule: AdmissionRule, ...asked: Parameters<typeof ask>) {
  return ask(...asked).checks.find((one) => one.rule === rule)
}

it('finds whoever meets every rule Eligible', () => {
  expect(ask().verdict).toBe('eligible')
  expect(ask().checks.map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
    'language met',
    'degree met',
    'subject open',
    'intake open',
    'register met',
    'visa open',
    'money met',
  ])
})

it('finds nobody Eligible where the country’s rules are not known', () => {
  expect(ask({}, {}, null).verdict).toBe('check')
})

it.each<[string, Partial<Profile>, Partial<Place>, Partial<PlaceRules>]>([
  ['the nationality is not told', { nationality: '' }, {}, {}],
  ['the degree is not told', { degreeHeld: '' }, {}, {}],
  ['the test is not told', { ielts: null }, {}, {}],
  ['the money is not told', { budget: 0 }, {}, {}],
  ['the language is not known', {}, { teaching: { code: null, isEnglish: null, words: null } }, {}],
  ['the university’s score is not known', {}, { ielts: null }, {}],
  ['no register was read', {}, { enrolsFromAbroad: null }, {}],
  ['the visa rule is not known', {}, {}, { visa: null }],
  ['the money to show is not known', {}, {}, { money: null }],
  ['the fee is not known', {}, { fee: null }, {}],
])('says Check where %s', (_, person, place, rules) => {
  expect(ask(person, place, rules).verdict).toBe('check')
  const undecided = ask(person, place, rules).checks.filter(({ outcome }) => outcome === 'check')
  expect(undecided.filter(({ missing }) => missing === null)).toEqual([])
})

describe('the language', () => {
  it.each([
    [7, 'met'],
    [6.5, 'met'],
    [6, 'unmet'],
    [0, 'almost'],
    [null, 'check'],
  ])('with IELTS %s is %s where 6.5 is asked for', (ielts, outcome) => {
    expect(check('language', { ielts })?.outcome).toBe(outcome)
  })

  it('names the score that is missing', () => {
    expect(check('language', { ielts: 6 })).toMatchObject({
      why: 'Taught in English. The university names IELTS 6.5. Yours: IELTS 6.0.',
      missing: 'An English test: IELTS 6.5 or equal',
    })
  })

  it('holds a rule for the whole country at every level, and none that its words alone name', () => {
    const words = { text: 'student visa: IELTS 6.0 overall', isSure: true, source: null }
    const english = { ...words, ielts: 6 }
    const MASTER = { level: 'master', ielts: null } as const
    expect(check('language', { ielts: 5.5 }, MASTER, { english })?.outcome).toBe('unmet')
    expect(check('language', { ielts: 5.5 }, MASTER, { english: words })?.outcome).toBe('check')
    expect(check('language', { ielts: 7 }, MASTER, { english })?.outcome).toBe('check')
  })

  it('of other names than English is left to check, with the level that is asked for', () => {
    const teaching = { code: 'de', isEnglish: false, words: 'German' }
    const localLanguage = {
      text: 'DSH-2',
      isSure: true,
      source: aPage('anabin'),
    }
    expect(check('language', {}, { teaching }, { localLanguage })).toEqual({
      rule: 'language',
      label: 'Language',
      outcome: 'check',
      why: 'Taught in German. DSH-2. Your profile doesn’t say how well you know it.',
      missing: 'A test of German',
      source: aPage('anabin'),
    })
  })

  it('asks people in whose country it is official to ask', () => {
    const teaching = { code: 'pt', isEnglish: false, words: 'Portuguese' }
    expect(check('language', { nationality: 'br' }, { teaching, countryCode: 'pt' })).toMatchObject({
      outcome: 'check',
      missing: 'Ask whether you need a test of Portuguese',
    })
    expect(check('language', {}, { teaching, countryCode: 'pt' })?.missing).toBe('A test of Portuguese')
  })

  it('asks people of English-speaking countries to ask', () => {
    expect(check('language', { nationality: 'ie', ielts: 0 })?.outcome).toBe('check')
    expect(check('language', { nationality: 'ie', ielts: 7 })?.outcome).toBe('met')
  })
})

describe('the degree held', () => {
  it.each([
    ['secondary', 'bachelor', 'met'],
    ['secondary', 'master', 'unmet'],
    ['bachelors', 'master', 'met'],
    ['bachelors', 'doctorate', 'met'],
    ['masters', 'bachelor', 'met'],
  ] as const)('%s for a %s is %s', (degreeHeld, level, outcome) => {
    expect(check('degree', { degreeHeld }, { level })?.outcome).toBe(outcome)
  })

  it('is left to check for a doctorate where it follows a master’s degree', () => {
    expect(check('degree', {}, { level: 'doctorate', countryCode: 'de' })).toMatchObject({
      outcome: 'check',
      missing: 'A master’s degree',
    })
  })
})

describe('the school certificate', () => {
  const rule = (text: string) => ({ certificate: { text, isSure: true, source: null } })
  const school = { degreeHeld: 'secondary' } as const

  it('has to be checked where the rule takes only some, whatever its words, and is told where that is not sure', () => {
    const some = {
      text: 'twelve years of schooling',
      isSure: true,
      source: null,
      takesOnlySome: true,
    } as const
    expect(check('certificate', school, {}, { certificate: some })).toMatchObject({
      outcome: 'check',
      missing: 'Whether your certificate opens this degree',
    })
    expect(check('certificate', school, {}, { certificate: { ...some, isSure: false } })?.outcome).toBe(
      'open',
    )
    expect(check('certificate', school, {}, rule('no access, foundation year, country list'))?.outcome).toBe(
      'open',
    )
  })

  it('is told where each university decides', () => {
    expect(check('certificate', school, {}, rule('each university'))).toMatchObject({
      outcome: 'open',
      why: 'Each university.',
      missing: null,
    })
  })

  it('is no question for citizens, for graduates, and beyond a first degree', () => {
    expect(
      check('certificate', { ...school, nationality: 'au' }, {}, rule('each university')),
    ).toBeUndefined()
    expect(check('certificate', {}, {}, rule('each university'))).toBeUndefined()
    expect(check('certificate', school, { level: 'master' }, rule('each university'))).toBeUndefined()
  })
})

describe('visa, register and money', () => {
  it('are no questions for those who need no visa', () => {
    const { verdict, checks } = ask(
      { nationality: 'nz', budget: 0 },
      { enrolsFromAbroad: null, fee: null },
      { money: null },
    )
    expect(verdict).toBe('eligible')
    expect(checks.map(({ rule }) => rule)).not.toContain('money')
    expect(checks.find(({ rule }) => rule === 'visa')?.outcome).toBe('met')
  })

  it('take the better of two passports', () => {
    expect(check('visa', { secondNationality: 'nz' })?.outcome).toBe('met')
  })

  const barred = { nationalities: ['ng'], since: '2026-03-26', page: aPage('News') }

  it('say so where a passport gets no visa', () => {
    expect(check('visa', {}, {}, { barred })).toMatchObject({
      outcome: 'unmet',
      why: 'Since 26 March 2026 your nationality gets no student visa. It may have changed: read the rule.',
      source: aPage('News'),
    })
    expect(ask({}, {}, { barred }).verdict).toBe('not-eligible')
  })

  it('leave open whom a bar meets that lives there, or has another passport', () => {
    expect(check('visa', { residence: 'au' }, {}, { barred })?.outcome).toBe('check')
    expect(check('visa', { secondNationality: 'in' }, {}, { barred })?.outcome).toBe('open')
  })

  it('lead to the official list that nobody has read', () => {
    expect(check('register', {}, { enrolsFromAbroad: null })).toMatchObject({
      outcome: 'check',
      why: 'We have not checked whether it may enrol students from abroad. Look in the official list of those who may enrol them.',
      source: aPage('The register'),
    })
    expect(check('register', {}, { enrolsFromAbroad: null }, { register: null })?.why).toMatch(
      /We know no official list/,
    )
  })

  it('tell how much money is missing', () => {
    expect(check('money', { budget: 45_000 })).toMatchObject({
      outcome: 'check',
      missing: 'US$5,000 more, or an award that counts',
    })
    expect(check('money', { budget: 50_000 })?.outcome).toBe('met')
  })

  it('ask for no tuition where the rule leaves it out', () => {
    const money = { dollars: 20_000, withTuition: false, words: 'the rule', isSure: true }
    expect(check('money', { budget: 20_000 }, { fee: null }, { money })?.outcome).toBe('met')
    expect(check('money', { budget: 20_000 }, {}, { money: { ...money, isSure: false } })?.outcome).toBe(
      'check',
    )
  })
})
