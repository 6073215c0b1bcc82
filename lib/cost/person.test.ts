import { aProfile } from '@/tests/fixtures/matcher'
import { someRules } from '@/tests/fixtures/choice'
import { NOBODY, personOf, statusOf, visaFreeBy } from './person'

const rules = someRules()
const from = (nationality: string, residence = '') =>
  personOf(aProfile({ nationality, residence, ielts: null }))

test.each([
  ['somebody who told nothing', NOBODY, 'international', false],
  ['a citizen of the EU', from('de'), 'eu-eea', false],
  ['a citizen of the country', from('nl', 'nl'), 'home', false],
  ['a citizen of the country who lives abroad', from('nl', 'ng'), 'home', true],
  ['somebody from abroad', from('ng', 'ng'), 'international', false],
  ['somebody from abroad who lives in the country', from('ng', 'nl'), 'international', true],
] as const)('%s pays the fee of their status', (_who, person, status, isUnsure) => {
  expect(statusOf(person, rules)).toMatchObject({ status, isUnsure })
})

test('a second nationality counts as much as the first', () => {
  const person = personOf(aProfile({ nationality: 'ng', secondNationality: 'at' }))
  expect(statusOf(person, rules).status).toBe('eu-eea')
  expect(visaFreeBy(person, rules)?.who).toBe('Citizens of the EU')
})

test('nobody is let off a visa without a nationality, and citizens always are', () => {
  expect(visaFreeBy(NOBODY, rules)).toBeNull()
  expect(visaFreeBy(from('ng'), rules)).toBeNull()
  expect(visaFreeBy(from('nl'), someRules({ visaFree: [] }))?.who).toBe('Citizens of the Netherlands')
})

test('a test that was taken costs nothing any more', () => {
  expect(personOf(aProfile({ ielts: 7 })).hasTest).toBe(true)
  expect(personOf(aProfile({ ielts: 0 })).hasTest).toBe(false)
})
