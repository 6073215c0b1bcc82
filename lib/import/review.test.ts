import { anAddedRecord, anEntry } from '@/tests/fixtures/added'
import { countToAdd, sortReview, type Review } from './review'
import type { Checked } from './validate'

const good = (line: number, name: string): Checked => ({
  at: line - 2,
  line,
  cells: { name },
  record: anAddedRecord({ name }),
  problems: [],
  notes: [],
})
const bad: Checked = {
  at: 2,
  line: 4,
  cells: {},
  record: null,
  problems: [{ field: 'name', reason: 'is missing.' }],
  notes: [],
}
const noted: Checked = { ...good(5, 'Delta'), notes: [{ field: 'logo', reason: 'left out' }] }
const review = (choices: Review['choices'] = {}): Review => ({
  from: 'file',
  rows: [good(2, 'Alpha'), good(3, 'Harbour University'), bad, noted],
  unused: [],
  encoding: null,
  choices,
})

describe('sortReview', () => {
  it('tells new rows, doubles, refused ones, and those with something left out', () => {
    const { fresh, doubles, refused, noted: some } = sortReview(review(), [anEntry()], [])
    expect(fresh.map(({ line }) => line)).toEqual([2, 5])
    expect(doubles).toMatchObject([{ line: 3, choice: 'keep', twin: { kind: 'added', id: 'added-1' } }])
    expect(refused).toEqual([bad])
    expect(some).toEqual([noted])
  })

  it('lists what can be put right: refused rows, and rows without some values', () => {
    const incomplete = {
      ...good(6, 'Epsilon'),
      problems: [{ field: 'website' as const, reason: 'is wrong.' }],
    }
    const { faulty, refused } = sortReview({ ...review(), rows: [bad, incomplete, noted] }, [], [])
    expect(faulty).toEqual([bad, incomplete])
    expect(refused).toEqual([bad])
  })

  it('carries the visitor’s choice', () => {
    expect(sortReview(review({ 1: 'merge' }), [anEntry()], []).doubles).toMatchObject([{ choice: 'merge' }])
  })
})

describe('countToAdd', () => {
  it('counts new rows and the doubles that change something', () => {
    expect(countToAdd(sortReview(review(), [anEntry()], []))).toBe(2)
    expect(countToAdd(sortReview(review({ 1: 'replace' }), [anEntry()], []))).toBe(3)
  })

  it('counts rows of the file about the same university once', () => {
    const twice = { ...review({ 1: 'merge' }), rows: [good(2, 'Alpha'), good(3, 'Alpha')] }
    expect(countToAdd(sortReview(twice, [], []))).toBe(1)
  })
})
