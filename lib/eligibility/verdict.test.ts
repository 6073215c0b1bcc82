import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { scoreScholarship } from '../matcher/score'
import { assess, verdictOf } from './verdict'

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
  const scholarship = aMatcherScholarship({
    eligibility: anEligibility({ nationalities: { mode: 'only', countries: ['ke'] } }),
  })
  const verdict = (nationality: string) => assess(aProfile({ nationality }), scholarship, aContext()).verdict

  it('decides by nationality', () => {
    expect([verdict('ke'), verdict('ng'), verdict('')]).toEqual(['eligible', 'not-eligible', 'check'])
  })

  it('says Almost, and never Not eligible, where only a test is missing', () => {
    const asks = aMatcherScholarship({
      eligibility: anEligibility({ english: { text: 'IELTS 6.5', ielts: 6.5 } }),
    })
    const verdicts = ([0, 6, 6.5, null] as const).map(
      (ielts) => assess(aProfile({ nationality: 'ke', ielts }), asks, aContext()).verdict,
    )
    expect(verdicts).toEqual(['almost', 'not-eligible', 'eligible', 'eligible'])
  })

  it('never changes the score', () => {
    const scores = ['ke', 'ng', ''].map(
      (nationality) =>
        scoreScholarship(aProfile({ degreeLevel: 'bachelors', nationality }), scholarship).matchScore,
    )
    expect(scores).toEqual([30, 30, 30])
  })
})
