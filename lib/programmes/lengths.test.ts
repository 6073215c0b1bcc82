import { lengthInWords, lengthsInWords } from './lengths'

test('a length is years and halves of a year, else months', () => {
  expect([10, 12, 18, 36, 49].map(lengthInWords)).toEqual([
    '10 months',
    '1 year',
    '1.5 years',
    '3 years',
    '49 months',
  ])
})

test('several lengths are one, a range, or two with their own units', () => {
  expect(lengthsInWords([])).toBeNull()
  expect(lengthsInWords([36, 36])).toBe('3 years')
  expect(lengthsInWords([36, 60, 48])).toBe('3–5 years')
  expect(lengthsInWords([24, 10])).toBe('10 months to 2 years')
  expect(lengthsInWords([7, 10])).toBe('7–10 months')
})
