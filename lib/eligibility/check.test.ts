import { aContext, aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import type { RuleId } from './rule'
import { checkEligibility } from './check'

const rules = (scholarship: Parameters<typeof aMatcherScholarship>[0]) =>
  checkEligibility(aProfile(), aMatcherScholarship(scholarship), aContext()).map(({ rule }) => rule)

describe('checkEligibility', () => {
  it('always holds nationality and level against the profile', () => {
    expect(rules({})).toEqual<RuleId[]>(['nationality', 'degree'])
  })

  it('lists every rule a scholarship has, in a fixed order', () => {
    const eligibility = anEligibility({
      residence: { mode: 'only', countries: ['ke'] },
      refugees: 'required',
      womenOnly: true,
      ages: [{ max: 29 }],
      degreeHeld: { level: 'bachelors' },
      minimumGrade: { text: 'GPA 3.5', gpa: 3.5 },
      english: { text: 'IELTS 6.5', ielts: 6.5 },
      otherLanguage: 'French B1',
      workExperience: { text: 'Two years', years: 2 },
      conditions: ['A plan to return'],
    })
    expect(rules({ eligibility, fieldsOfStudy: ['law'] })).toEqual<RuleId[]>([
      'nationality',
      'degree',
      'field',
      'residence',
      'refugees',
      'women',
      'age',
      'degree-held',
      'grade',
      'english',
      'language',
      'work',
      'conditions',
    ])
  })
})
