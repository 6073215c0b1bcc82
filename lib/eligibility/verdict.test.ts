import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { scoreScholarship } from '../matcher/score'
import { assess, decisiveChecks, meaningOf, verdictOf, checkEligibility, type RuleId } from './verdict'
import type { Profile } from './profile'

describe('verdictOf', () => {
  it.each([
    [['met', 'open'], 'eligible'],
    [['met', 'check', 'open'], 'check'],
    [['met', 'check', 'almost'], 'almost'],
    [['met', 'check', 'almost', 'unmet'], 'not-eligible'],
  ] as const)('%j: %s', (outcomes, verdict) => {
    expect(verdictOf(outcomes.map((outcome) => ({ outcome })))).toBe(verdict)
  })
})

describe('assess', () => {
  const school = { degreeLevel: 'bachelors', degreeHeld: 'secondary' } as const
  const scholarship = aMatcherScholarship({
    eligibility: anEligibility({ nationalities: { mode: 'only', countries: ['ke'] } }),
  })
  const verdict = (nationality: string) =>
    assess(aProfile({ ...school, nationality }), scholarship, aContext()).verdict

  it('decides by nationality', () => {
    expect([verdict('ke'), verdict('ng'), verdict('')]).toEqual(['eligible', 'not-eligible', 'check'])
  })

  it('says Almost, and never Not eligible, where only a test is missing', () => {
    const asks = aMatcherScholarship({
      eligibility: anEligibility({ english: { text: 'IELTS 6.5', ielts: 6.5 } }),
    })
    const verdicts = ([0, 6, 6.5, null] as const).map(
      (ielts) => assess(aProfile({ ...school, nationality: 'ke', ielts }), asks, aContext()).verdict,
    )
    expect(verdicts).toEqual(['almost', 'not-eligible', 'eligible', 'check'])
  })

  it('says Check while the profile leaves a rule unanswered', () => {
    const { verdict: found, checks } = assess(aProfile({ nationality: 'ke' }), scholarship, aContext())
    expect(found).toBe('check')
    expect(decisiveChecks({ verdict: found, checks }).map(({ rule }) => rule)).toEqual([
      'degree',
      'degree-held',
    ])
  })

  it('names what decides: what is to check, what is lacking, what stands against it', () => {
    const asks = aMatcherScholarship({
      eligibility: anEligibility({
        nationalities: { mode: 'only', countries: ['ke'] },
        english: { text: 'IELTS 6.5', ielts: 6.5 },
        workExperience: { text: 'Two years after graduation', years: 2, asksMore: true },
      }),
    })
    const meaning = (fields: Partial<Profile>) =>
      meaningOf(
        assess(
          aProfile({ ...school, nationality: 'ke', workYears: 3, ielts: 7, ...fields }),
          asks,
          aContext(),
        ),
      )
    expect(meaning({})).toBe('You meet the other rules we know. Still to check: Work experience.')
    expect(meaning({ ielts: null })).toMatch(/Still to check: English, Work experience\.$/)
    expect(meaning({ ielts: 0 })).toBe('You still need a test that the rules ask for: English.')
    expect(meaning({ nationality: 'ng', workYears: 1 })).toBe('You don’t meet: Nationality, Work experience.')
    const plain = aMatcherScholarship()
    expect(meaningOf(assess(aProfile({ ...school, nationality: 'ke' }), plain, aContext()))).toBe(
      'You meet every rule we know.',
    )
    expect(meaningOf(assess(aProfile(), plain, aContext()))).toMatch(/^Still to check: /)
  })

  it('asks of a programme within the fields only what a list leaves open', () => {
    const law = { ...school, fieldOfStudy: 'law', nationality: 'ke' } as const
    const of = (fieldLimits: object | null, isForProgramme: boolean) => {
      const eligibility = anEligibility({ fieldLimits })
      const award = aMatcherScholarship({ fieldsOfStudy: ['physics'], eligibility })
      return assess(aProfile(law), award, aContext(), isForProgramme).verdict
    }
    expect([of(null, false), of(null, true), of({ isPartial: true }, true)]).toEqual([
      'check',
      'eligible',
      'check',
    ])
  })

  it('never changes the score', () => {
    const scores = ['ke', 'ng', ''].map(
      (nationality) =>
        scoreScholarship(aProfile({ degreeLevel: 'bachelors', nationality }), scholarship).matchScore,
    )
    expect(scores).toEqual([30, 30, 30])
  })
})

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
