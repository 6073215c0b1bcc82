import { aDataset, aProgramme, aProgrammeFee } from '@/tests/fixtures/a-programme'
import { programmeOf } from './programme-of'

test('a programme keeps its key, and its fee rests on its source and day', () => {
  const dataset = aDataset()
  const programme = aProgramme({ fee: aProgrammeFee() })
  expect(
    programmeOf(programme, { dataset, today: '2026-11-27', subject: null, subjectYears: null, awards: [] }),
  ).toMatchObject({
    key: 'register-1',
    title: 'Bachelor of Nursing',
    subject: null,
    fee: { value: { sum: 120_000, basis: 'course' }, year: 'January 2023', source: dataset.source },
    year: '2025',
  })
})

test('a degree for graduates has not the usual length of its subject (issue 33, B)', () => {
  const about = {
    dataset: aDataset(),
    today: '2026-11-27',
    subject: null,
    subjectYears: { min: 6, max: 6 },
    awards: [],
  }
  const lengthOf = (title: string) => programmeOf(aProgramme({ title }), about).subjectYears
  expect(lengthOf('Medicine')).toEqual({ min: 6, max: 6 })
  expect(lengthOf('Medicine (Graduate Entry)')).toBeNull()
})
