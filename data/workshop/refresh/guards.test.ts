import type { Change } from './difference'
import { refusalOf } from './guards'

const about = { edition: '2026-11', standing: '2026-08', day: '2026-11-26', isAccepted: true }
const difference = (changes: Change[], kept: [string, number][] = []) => ({
  rows: 100,
  changed: 6,
  large: 6,
  gone: [],
  added: [],
  changes,
  kept: new Map(kept),
})
const sums = [1, 2, 3, 4, 5, 6].map((at) => ({ row: `Course ${at}`, what: 'fee sum', was: 100, is: 300 }))

it('refuses sums that tripled unseen, and lets those through whose row says its new basis', () => {
  expect(refusalOf(difference(sums), about)).toMatch(/Units moved: the middle fee sum is 3 times/)
  const bases = sums.map(({ row }) => ({ row, what: 'fee basis', was: 'year', is: 'course' }))
  expect(refusalOf(difference([...sums, ...bases]), about)).toBeNull()
})

it('refuses a single number that moved far, until a person has read it', () => {
  const one = difference([{ row: 'EUR', what: 'rate', was: 0.88, is: 88 }])
  expect(refusalOf(one, { ...about, isAccepted: false })).toMatch(/^EUR: rate is 100 times what it was/)
  expect(refusalOf(one, about)).toBeNull()
})

it('takes six of a hundred lengths that doubled for what they are: no other unit', () => {
  const lengths = [1, 2, 3, 4, 5, 6].map((at) => ({ row: `Course ${at}`, what: 'months', was: 12, is: 24 }))
  expect(refusalOf(difference(lengths, [['months', 94]]), about)).toBeNull()
  expect(refusalOf(difference(lengths, [['months', 5]]), about)).toMatch(/the middle months is 2 times/)
})
