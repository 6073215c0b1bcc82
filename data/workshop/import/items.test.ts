import { aTable } from './a-table'
import type { Reject } from './dataset'
import { itemsById, sumSubjects } from './items'

it('puts the rows of a university together, and rejects those of another', () => {
  const table = aTable('x', [
    { id: 'a', word: 'one' },
    { id: 'gone', word: 'two' },
    { id: 'a', word: 'three' },
    { id: 'b', word: '' },
  ])
  const rejects: Reject[] = []
  const items = itemsById(table, new Set(['a', 'b']), rejects, (row, reject) => {
    if (row.word) return [row.word]
    reject('no word')
    return []
  })
  expect([...items]).toEqual([['a', ['one', 'three']]])
  expect(rejects).toEqual([
    { row: 3, id: 'gone', reason: 'the catalogue has no such university' },
    { row: 5, id: 'b', reason: 'no word' },
  ])
})

it('adds the counts of a subject at one level, the largest first, then by name', () => {
  expect(
    sumSubjects([
      { subject: 'Law', level: 'graduate', count: 9 },
      { subject: 'Physics', level: 'bachelor', count: 1 },
      { subject: 'Law', level: 'bachelor', count: 1 },
      { subject: 'Nursing', level: 'bachelor', count: 2 },
      { subject: 'Nursing', level: 'bachelor', count: 1 },
    ]),
  ).toEqual([
    { subject: 'Nursing', level: 'bachelor', count: 3 },
    { subject: 'Law', level: 'bachelor', count: 1 },
    { subject: 'Physics', level: 'bachelor', count: 1 },
    { subject: 'Law', level: 'graduate', count: 9 },
  ])
})
