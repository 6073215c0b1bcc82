import { aProfile } from '@/tests/fixtures/matcher'
import { barWords } from './bar-words'

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
  ).toEqual(["Master's", 'Nursing', 'Passport Nigeria', '8.1 of 10', 'IELTS none', 'up to NGN 9m a year'])
})

test('what is not known has no words', () => {
  expect(told({})).toEqual([])
  expect(told({ ielts: null, currency: 'NGN' })).toEqual([])
})

test.each([
  [{ subject: 'data-science-and-ai' }, 'Data science and AI'],
  [{ fieldOfStudy: 'law' as const }, 'Law'],
  [{ ielts: 6.5 }, 'IELTS 6.5'],
])('%j is %s', (fields, words) => {
  expect(told(fields)).toEqual([words])
})
