import { aUniversity } from '@/tests/fixtures/a-university'
import { anEntryFact } from '@/tests/fixtures/facts'
import { askedAt, ruleAt } from './entry'

it('knows what a record of the catalogue asks of bachelor’s applicants alone', () => {
  expect(askedAt(aUniversity(), 'bachelor')).toMatchObject({ ielts: 6.5, minimumGpa: 3, requiredTests: [] })
  expect(askedAt(aUniversity(), 'master')).toBeNull()
})

it('takes a visitor’s own record at every level, because it names none', () => {
  expect(askedAt({ ...aUniversity(), facts: undefined }, 'master')).toMatchObject({ ielts: 6.5 })
})

it('is null where a record asks for nothing that we know of', () => {
  const { admissionRequirements } = aUniversity()
  const asksNothing = {
    ...admissionRequirements,
    minimumGPA: null,
    englishTest: null,
    ielts: null,
    requiredTests: null,
  }
  expect(askedAt(aUniversity({ admissionRequirements: asksNothing }), 'bachelor')).toBeNull()
})

it('takes the rule of the level before that of all, and none of another level', () => {
  const rules = [
    anEntryFact('teaching-language', { level: 'all', text: 'Dutch' }),
    anEntryFact('teaching-language', { level: 'master', text: 'English' }),
    anEntryFact('school-certificate', { level: 'bachelor' }),
  ]
  expect(ruleAt(rules, 'teaching-language', 'master')?.value.text).toBe('English')
  expect(ruleAt(rules, 'teaching-language', 'doctorate')?.value.text).toBe('Dutch')
  expect(ruleAt(rules, 'school-certificate', 'master')).toBeNull()
})
