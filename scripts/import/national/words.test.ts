import { amount, monthDay, spellDays, words } from './words'

it('reads an empty cell as unknown', () => {
  expect([words(''), words(undefined), monthDay(''), amount(''), spellDays(null, true)]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

it('reads days and sums, and tells a sum of 0 from none', () => {
  expect(monthDay('01-13')).toEqual({ month: 1, day: 13 })
  expect([amount('0'), amount('726.72')]).toEqual([0, 726.72])
})

it('leaves out what one compiler wrote to another', () => {
  expect(words('About 30,000 free places a year (row of table 2).')).toBe('About 30,000 free places a year.')
})

it('spells days where they are sure, and months alone where they are not', () => {
  const text = '10-15 (medicine); 06-30 at €50 to €150 in 2026/27'
  expect(spellDays(text, true)).toBe('15 October (medicine); 30 June at €50 to €150 in 2026/27')
  expect(spellDays(text, false)).toBe('October (medicine); June at €50 to €150 in 2026/27')
})
