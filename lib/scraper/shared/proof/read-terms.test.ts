import { dayNumber, readMonths, readYearlyDay } from './read-terms'

test.each([
  ['Friday, 15 January 2027', '15 January', 115],
  ['January 15th', '15 January', 115],
  ['15. April', '15 April', 415],
  ['2027-03-01', '2027-03-01', 301],
  ['1 Sept 2026', '1 Sept', 901],
  ['rolling', null, null],
])('%s', (text, day, number) => {
  expect(readYearlyDay(text)).toBe(day)
  expect(dayNumber(text)).toBe(number)
})

test('a length is read in months', () => {
  const texts = ['2 years', '4 semesters', '18 months', '1.5 years', 'full time', '120 credits']
  expect(texts.map(readMonths)).toEqual([24, 24, 18, 18, null, null])
})
