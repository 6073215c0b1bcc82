import { mayHaveChanged, withAge } from './may-have-changed'

it.each([
  ['2025/26', '2027-03-31', false],
  ['2025/26', '2027-04-01', true],
  ['2026', '2027-07-31', false],
  ['2026', '2027-08-01', true],
  ['since 2005', '2026-11-23', true],
  ['from 2027/28 (entrants from April 2027)', '2026-11-23', false],
])('a rule for %p is old on %s: %p', (validFor, today, isOld) => {
  expect(mayHaveChanged(validFor, today)).toBe(isOld)
})

it('adds its warning to a note, or stands alone', () => {
  expect(withAge('Medicine more.', 'since 2005', '2026-11-23')).toBe('Medicine more. It may have changed.')
  expect(withAge(null, 'since 2005', '2026-11-23')).toBe('It may have changed.')
  expect(withAge(null, '2026/27', '2026-11-23')).toBeNull()
})
