import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import { programmeOf } from './programme-of'

test('a programme keeps its key, and its fee rests on its source and day', () => {
  const dataset = aDataset()
  const programme = aProgramme({ fee: aProgrammeFee() })
  expect(programmeOf(programme, { dataset, subject: null, subjectYears: null, awards: [] })).toMatchObject({
    key: 'register-1',
    title: 'Bachelor of Nursing',
    subject: null,
    fee: { value: { sum: 120_000, basis: 'course' }, year: 'January 2023', source: dataset.source },
    year: '2025',
  })
})
