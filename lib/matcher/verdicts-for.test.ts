import { aMatcherScholarship, anEligibility, aProfile } from '@/tests/fixtures/matcher'
import { verdictsFor } from './verdicts-for'

const scholarships = [
  aMatcherScholarship({
    id: 'closed',
    eligibility: anEligibility({ nationalities: { mode: 'only', countries: ['fr'], certainty: 'exact' } }),
  }),
  aMatcherScholarship({ id: 'unsure', eligibility: anEligibility({ nationalities: { mode: 'unknown' } }) }),
  aMatcherScholarship({ id: 'open', eligibleDegrees: ["Master's"] }),
  aMatcherScholarship({ id: 'engineers', fieldsOfStudy: ['engineering'] }),
  aMatcherScholarship({
    id: 'tested',
    eligibility: anEligibility({ english: { text: 'IELTS 6.5', ielts: 6.5 } }),
  }),
]
const data = { scholarships, groups: [], countries: [] }
const profile = aProfile({
  nationality: 'ke',
  fieldOfStudy: 'law',
  degreeLevel: 'bachelors',
  degreeHeld: 'bachelors',
  ielts: 0,
})
const verdicts = (ids: string[], level: 'bachelor' | 'master' = 'bachelor') =>
  verdictsFor(ids, profile, level, data).map(({ id, verdict }) => [id, verdict])

test('the best verdicts come first, and a deciding rule stands beside each other verdict', () => {
  expect(verdicts(['closed', 'unsure', 'tested', 'engineers'])).toEqual([
    ['engineers', 'eligible'],
    ['tested', 'almost'],
    ['unsure', 'check'],
    ['closed', 'not-eligible'],
  ])
  const [closed] = verdictsFor(['closed'], profile, 'bachelor', data)
  expect(closed?.why).toMatch(/^Nationality: /)
})

test('the level of the programme counts, not that of the profile', () => {
  expect(verdicts(['open'], 'master')).toEqual([['open', 'eligible']])
  expect(verdicts(['open'], 'bachelor')).toEqual([['open', 'not-eligible']])
})

test('an award that the matcher’s file does not have is left out', () => {
  expect(verdicts(['gone'])).toEqual([])
})
