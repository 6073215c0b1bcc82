import { changesBetween } from './changes'

const AWARD = {
  id: 'a',
  name: 'A',
  value: 'EUR 900',
  deadlines: [{ month: 1, day: 15, year: 2027 }],
  status: 'yearly',
}
const OTHER = { id: 'b', name: 'B', value: 'EUR 1', deadlines: [], status: 'yearly' }

test('a change names the fact, what it was and what it is', () => {
  const now = { ...AWARD, deadlines: [{ month: 1, day: 31, year: 2027, note: 'noon' }] }
  expect(changesBetween([AWARD, OTHER], [now, OTHER])).toEqual([
    { id: 'a', name: 'A', what: 'Last day to apply', from: '15 January 2027', to: '31 January 2027 (noon)' },
  ])
})

test('another order of records and keys, and facts that nobody acts on, make no noise', () => {
  const turned = Object.fromEntries(Object.entries(AWARD).reverse())
  expect(changesBetween([AWARD, OTHER], [OTHER, { ...turned, isPrestigious: true }])).toEqual([])
})

test('records come and go by their names', () => {
  expect(changesBetween([AWARD], [OTHER]).map(({ name, what }) => `${name}: ${what}`)).toEqual([
    'B: Added',
    'A: Taken out',
  ])
})
