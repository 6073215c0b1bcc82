import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { scoreScholarship } from '../matcher/score'
import { assess, decisiveChecks, verdictOf } from './verdict'

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
