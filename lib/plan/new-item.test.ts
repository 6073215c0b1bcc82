import { OXFORD } from '@/tests/fixtures/plans'
import { saveLabel, subjectItemId, type NewItem } from './new-item'

const programme: NewItem = {
  kind: 'programme',
  id: 'monash-university/082345a',
  name: 'Master of Public Health',
  universityId: 'monash-university',
  university: 'Monash University',
  countryCode: 'au',
  level: 'master',
}

test('a heart names what it saves, a programme with its university', () => {
  expect(saveLabel(OXFORD)).toBe('Save University of Oxford to my plan')
  expect(saveLabel(programme)).toBe('Save Master of Public Health at Monash University to my plan')
  expect(subjectItemId('mit', 'public-health', 'master')).toBe('mit/~public-health.master')
})
