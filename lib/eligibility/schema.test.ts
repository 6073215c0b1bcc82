import {
  AgeRuleSchema,
  EligibilitySchema,
  NationalityGroupSchema,
  NationalityRuleSchema,
  NoticeSchema,
  ResidenceRuleSchema,
} from './schema'

const PLACES = 'only needs places, except needs exclusions, any and unknown have neither'

describe('a rule about nationality', () => {
  const messages = (rule: object) =>
    NationalityRuleSchema.safeParse(rule).error?.issues.map(({ message }) => message) ?? []

  test.each([
    [{ mode: 'any' }],
    [{ mode: 'unknown' }],
    [{ mode: 'only', countries: ['ke'] }],
    [{ mode: 'only', groups: ['commonwealth'], excludedCountries: ['gb'] }],
    [{ mode: 'except', excludedGroups: ['eu'] }],
  ])('may be %j', (rule) => {
    expect(messages(rule)).toEqual([])
  })

  test.each([
    [{ mode: 'only' }],
    [{ mode: 'only', excludedCountries: ['gb'] }],
    [{ mode: 'except' }],
    [{ mode: 'except', countries: ['ke'], excludedCountries: ['gb'] }],
    [{ mode: 'any', countries: ['ke'] }],
    [{ mode: 'unknown', excludedGroups: ['eu'] }],
  ])('contradicts itself as %j', (rule) => {
    expect(messages(rule)).toEqual([PLACES])
    expect(ResidenceRuleSchema.safeParse(rule).error?.issues[0]?.message).toBe(PLACES)
  })

  test('leaves open whether a second nationality bars, unless it is told', () => {
    const dual = (rule: object) => NationalityRuleSchema.parse({ mode: 'any', ...rule }).dualExcluded
    expect(dual({})).toBeNull()
    expect(dual({ dualExcluded: false })).toBe(false)
  })

  test('is taken for the complete list unless it says how far the list goes', () => {
    const { certainty } = NationalityRuleSchema.parse({ mode: 'only', countries: ['ke'] })
    expect(certainty).toBe('exact')
  })
})

test('an age rule has at least one bound, and does not run backwards', () => {
  expect(AgeRuleSchema.parse({ max: 34 })).toMatchObject({ min: null, max: 34, approximate: false })
  const messages = (rule: object) =>
    AgeRuleSchema.safeParse(rule).error?.issues.map(({ message }) => message) ?? []
  expect(messages({ note: 'Young people' })).toEqual(['an age rule needs a bound'])
  expect(messages({ min: 30, max: 30 })).toEqual([])
  expect(messages({ min: 35, max: 30 })).toEqual(['max must not be below min'])
})

describe('eligibility', () => {
  const eligibility = { nationalities: { mode: 'unknown' } }

  test('has to say something of nationality, and nothing else', () => {
    expect(EligibilitySchema.safeParse({}).success).toBe(false)
    expect(EligibilitySchema.parse(eligibility)).toMatchObject({
      residence: null,
      refugees: null,
      womenOnly: false,
      ages: [],
      degreeHeld: null,
      minimumGrade: null,
      english: null,
      workExperience: null,
    })
  })

  test.each([
    ['a grade beyond the scale', { minimumGrade: { text: 'First', gpa: 4.3 } }],
    ['a score in English that no test gives', { english: { text: 'IELTS', ielts: 9.5 } }],
    [
      'a highest score that is not above the lowest',
      { english: { text: 'IELTS', ielts: 6.5, mostIelts: 6 } },
    ],
    ['more years of work than the form can tell', { workExperience: { text: 'Six years', years: 6 } }],
    ['years of work that are none', { workExperience: { text: 'None', years: 0 } }],
    ['an exception below the limit it widens', { ages: [{ max: 29, exception: { max: 29, who: 'Women' } }] }],
    ['an exception from no upper limit', { ages: [{ min: 18, exception: { max: 29, who: 'Women' } }] }],
    ['a fee status without a home', { feeStatus: { homeCountries: [] } }],
    ['a degree that no list knows', { degreeHeld: { level: 'diploma' } }],
    ['a rule nobody reads', { menOnly: true }],
  ])('refuses %s', (_what, fields) => {
    expect(EligibilitySchema.safeParse({ ...eligibility, ...fields }).success).toBe(false)
  })
})

test('a group of nationalities has members and a body that keeps the list', () => {
  const group = {
    id: 'benelux',
    name: 'Benelux',
    members: ['be', 'nl', 'lu'],
    approximate: false,
    source: { title: 'The union', url: 'https://union.example.org' },
    checkedOn: '2026-11',
  }
  expect(NationalityGroupSchema.parse(group)).toEqual({ ...group, possibleMembers: [], note: null })
  expect(NationalityGroupSchema.safeParse({ ...group, members: [] }).success).toBe(false)
  expect(NationalityGroupSchema.safeParse({ ...group, source: null }).success).toBe(false)
})

test('a notice says whom it is about, since when, and who says so', () => {
  const notice = {
    id: 'us-visas',
    hostCountry: 'us',
    nationalities: ['ng'],
    title: 'Visas suspended',
    text: 'No visas for now.',
    since: '2026-01-01',
    sources: [{ title: 'A ministry', url: 'https://ministry.example.org' }],
    checkedOn: '2026-11-20',
  }
  expect(NoticeSchema.safeParse(notice).success).toBe(true)
  expect(NoticeSchema.safeParse({ ...notice, sources: [] }).success).toBe(false)
  expect(NoticeSchema.safeParse({ ...notice, nationalities: [] }).success).toBe(false)
  expect(NoticeSchema.safeParse({ ...notice, since: '2026-01' }).success).toBe(false)
})
