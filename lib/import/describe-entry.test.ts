import { aFullRecord, anAddedRecord, anEntry, aReference } from '@/tests/fixtures/added'
import { toUniversities } from './added-universities'
import { describeEntry } from './describe-entry'

it('names every field that is filled, in words', () => {
  const record = aFullRecord()
  const [university] = toUniversities([anEntry({ record })], [], aReference())
  const facts = Object.fromEntries(
    describeEntry(record, university ?? null).map(({ label, value }) => [label, value]),
  )
  expect(facts).toMatchObject({
    Established: '1901',
    Students: '12,345',
    'Acceptance rate': '45.5%',
    'World ranking': '601–610 (QS 2026)',
    'Tuition, international': 'EUR 9,000–12,000 a year',
    'Tuition, domestic': 'EUR 2,601 a year in 2025/26 (statutory (EU))',
    'Campus size': '61.5 hectares',
    'Nation of the UK': 'Scotland',
    'Groups of the UK': 'Russell Group, Ancient university',
    'Required tests': 'none',
    Housing: 'no',
  })
  expect(facts).not.toHaveProperty('Name')
})

it('says nothing of what is not known', () => {
  expect(describeEntry(anAddedRecord(), null)).toEqual([])
})
