import { aPlace, aSavedProgramme, anAward } from '@/tests/fixtures/plans'
import { completeItem } from './complete-item'
import { saveLabel, subjectItemId, type NewItem } from './new-item'

const OXFORD: NewItem = {
  kind: 'university',
  id: 'university-of-oxford',
  name: 'University of Oxford',
  countryCode: 'gb',
}
const programme: NewItem = {
  kind: 'programme',
  id: 'monash-university/082345a',
  name: 'Master of Public Health',
  universityId: 'monash-university',
  university: 'Monash University',
  countryCode: 'au',
  level: 'master',
}

test('what a heart knows becomes an item of the plan', () => {
  expect(completeItem(OXFORD, '2026-11-23')).toEqual(aPlace())
  expect(completeItem(programme, '2026-11-23')).toEqual(aSavedProgramme())
  const award: NewItem = { kind: 'award', id: 'chevening', name: 'Chevening Scholarships' }
  expect(completeItem(award, '2026-11-23')).toEqual(anAward())
})

test('a heart names what it saves, a programme with its university', () => {
  expect(saveLabel(OXFORD)).toBe('Save University of Oxford to my plan')
  expect(saveLabel(programme)).toBe('Save Master of Public Health at Monash University to my plan')
  expect(subjectItemId('mit', 'public-health', 'master')).toBe('mit/~public-health.master')
})
