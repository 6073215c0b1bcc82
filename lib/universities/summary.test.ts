import { aBasicUniversity, aUniversity } from '@/tests/fixtures/a-university'
import { placeOf, summariseUniversity } from './summary'

it('names the place, or the country alone', () => {
  expect(placeOf(aUniversity())).toBe('Leiden, Netherlands')
  expect(placeOf(aBasicUniversity())).toBe('Netherlands')
})

it('summarises what is known and nothing else', () => {
  expect(summariseUniversity(aUniversity())).toBe(
    'University of Example in Leiden, Netherlands: founded in 1575, 30,000 students, no. 120 in the QS ranking 2026, international tuition for a bachelor’s EUR 12,000–20,000 a year. Fees, entry and sources, each figure with its year.',
  )
  expect(summariseUniversity(aBasicUniversity())).toBe(
    'University of Example in Netherlands. Place, size and sources, each figure with its year.',
  )
})
