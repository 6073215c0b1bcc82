import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { checkEligibility, type RuleId } from './check'
import type { Profile } from './profile'

const rules = (scholarship: Parameters<typeof aMatcherScholarship>[0]) =>
  checkEligibility(aProfile(), aMatcherScholarship(scholarship), aContext()).map(({ rule }) => rule)

/** The check of one rule; undefined if the scholarship has no such rule. */
function checkOf(rule: RuleId, fields: Parameters<typeof anEligibility>[0], profile: Partial<Profile> = {}) {
  const scholarship = aMatcherScholarship({ eligibility: anEligibility(fields) })
  return checkEligibility(aProfile(profile), scholarship, aContext()).find((check) => check.rule === rule)
}

describe('checkEligibility', () => {
  it('always holds nationality, level and the degree held against the profile', () => {
    expect(rules({})).toEqual<RuleId[]>(['nationality', 'degree', 'degree-held'])
  })

  it('lists every rule a scholarship has, in a fixed order', () => {
    const eligibility = anEligibility({
      residence: { mode: 'only', countries: ['ke'] },
      feeStatus: { homeCountries: ['gb'] },
      refugees: 'required',
      womenOnly: true,
      ages: [{ max: 29 }],
      degreeHeld: { level: 'bachelors' },
      minimumGrade: { text: 'GPA 3.5', gpa: 3.5 },
      english: { text: 'IELTS 6.5', ielts: 6.5 },
      otherLanguage: { text: 'French B1', anyOf: [{ language: 'french', level: 'b1' }] },
      workExperience: { text: 'Two years', years: 2 },
      barredDegree: 'doctorate',
      financialNeed: true,
      nomination: { by: 'home', text: 'Your school nominates you' },
      conditions: ['A plan to return'],
      steps: ['A letter'],
      weighed: ['Leadership'],
    })
    expect(rules({ eligibility, fieldsOfStudy: ['law'] })).toEqual<RuleId[]>([
      'nationality',
      'degree',
      'field',
      'residence',
      'fee-status',
      'refugees',
      'women',
      'age',
      'degree-held',
      'degree-barred',
      'grade',
      'english',
      'language',
      'work',
      'need',
      'nomination',
      'conditions',
    ])
  })
})

describe('the rule of nationality', () => {
  it('says why, and repeats the rule', () => {
    const nationality = checkOf(
      'nationality',
      { nationalities: { mode: 'except', excludedGroups: ['europe'], detail: 'Those who pay tuition' } },
      { nationality: 'fr' },
    )
    expect(nationality).toMatchObject({
      outcome: 'unmet',
      why: 'France is left out (Europe).',
      words: 'The rule: All but Europe. Those who pay tuition.',
      source: { title: 'The Club: members' },
    })
  })

  it('says where a recognised refugee counts as a citizen', () => {
    const nationality = checkOf(
      'nationality',
      { nationalities: { mode: 'only', countries: ['ke'] }, refugees: 'accepted' },
      { nationality: 'ng' },
    )
    expect(nationality?.words).toMatch(/A recognised refugee counts as a citizen\.$/)
  })
})

describe('the rule of residence', () => {
  const residence = { mode: 'only' as const, countries: ['ke'] }

  it('is no rule where there is none', () => {
    expect(checkOf('residence', {})).toBeUndefined()
  })

  it.each([
    ['', 'check'],
    ['ke', 'met'],
    ['gb', 'unmet'],
  ])('living in %j: %s', (lives, outcome) => {
    expect(checkOf('residence', { residence }, { residence: lives })?.outcome).toBe(outcome)
  })

  it('lets everybody in where any country will do', () => {
    expect(checkOf('residence', { residence: { mode: 'any' } })?.outcome).toBe('met')
  })
})

describe('what no profile tells', () => {
  it('has to be checked', () => {
    expect(checkOf('women', { womenOnly: true })?.outcome).toBe('check')
    expect(checkOf('refugees', { refugees: 'required' })?.outcome).toBe('check')
  })

  it('is no rule where there is none', () => {
    expect(checkOf('women', {})).toBeUndefined()
    expect(checkOf('refugees', { refugees: 'accepted' })).toBeUndefined()
  })
})
