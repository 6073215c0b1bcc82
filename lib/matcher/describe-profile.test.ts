import { aProfile } from '@/tests/fixtures/matcher'
import { describeProfile, barWords } from './describe-profile'

const upperCase = (code: string) => code.toUpperCase()

describe('describeProfile', () => {
  it('says nothing of an empty profile', () => {
    expect(describeProfile(aProfile(), upperCase)).toEqual([])
  })

  it('tells all that a profile tells', () => {
    const profile = aProfile({
      degreeLevel: 'masters',
      fieldOfStudy: 'law',
      nationality: 'ng',
      secondNationality: 'gh',
      residence: 'ke',
      gpa: 3,
      country: 'gb',
      budget: 9000,
      scholarshipType: 'external',
      age: 24,
      degreeHeld: 'bachelors',
      ielts: 0,
      workYears: 1,
      degreeClass: 'first',
      german: 'b2',
      french: 'none',
      need: 'need',
      nominator: 'none',
    })
    expect(describeProfile(profile, upperCase).join(', ')).toBe(
      "Master's, Law, from NG, also from GH, living in KE, 3 of 4, to study in GB, up to USD 9k a year, External/Private scholarships, age 24, Bachelor's degree, no English test yet, 1 year of work, First class, German B2, no French certificate yet, can’t pay without an award, applies alone",
    )
  })

  it.each([
    [{ gpa: 3.1, grade: 8.2, gradeScale: 'in-10' }, '8.2 of 10'],
    [{ grade: 8.2 }, 'grade 8.2'],
    [{ grade: 82, gradeScale: 'percent' }, '82%'],
    [{ grade: 8.2, gradeScale: 'other' }, 'grade 8.2'],
    [
      { budget: 5800, budgetSum: 9_000_000, budgetCurrency: 'NGN', currency: 'EUR' },
      'up to NGN 9m a year, sums in EUR',
    ],
  ])('tells a grade and money as they were typed: %j', (fields, words) => {
    expect(describeProfile(aProfile(fields), upperCase).join(', ')).toBe(words)
  })
})

const told = (fields: Parameters<typeof aProfile>[0]) =>
  Object.values(barWords(aProfile(fields))).filter(Boolean)

test('a profile stands in a line as it was typed', () => {
  expect(
    told({
      degreeLevel: 'masters',
      fieldOfStudy: 'nursing',
      subject: 'nursing',
      nationality: 'ng',
      gpa: 3.1,
      grade: 8.1,
      gradeScale: 'in-10',
      ielts: 0,
      budget: 6000,
      budgetSum: 9_000_000,
      budgetCurrency: 'NGN',
    }),
  ).toEqual(["Master's", 'Nursing', 'Nigerian', '8.1 of 10', 'IELTS none', 'up to NGN 9m a year'])
})

test('what is not known has no words', () => {
  expect(told({})).toEqual([])
  expect(told({ ielts: null, currency: 'NGN' })).toEqual([])
})

test.each([
  [{ subject: 'data-science-and-ai' }, 'Data science and AI'],
  [{ fieldOfStudy: 'law' as const }, 'Law'],
  [{ ielts: 6.5 }, 'IELTS 6.5'],
  [{ ielts: 6.5, englishTest: 'toefl-120' as const, englishScore: 92 }, 'TOEFL iBT 92'],
  [{ englishTest: 'duolingo' as const, englishScore: 40 }, 'Duolingo 40'],
])('%j is %s', (fields, words) => {
  expect(told(fields)).toEqual([words])
})
