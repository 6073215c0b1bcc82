import { ageOf } from './fact-age'

it.each([
  ['law', '2025/26', '2027-03-31', undefined],
  ['law', '2025/26', '2027-04-01', 'old'],
  ['law', '2025/26', '2028-09-30', 'old'],
  ['law', '2025/26', '2028-10-01', 'past'],
  ['reported', '2026', '2027-07-31', undefined],
  ['reported', '2026', '2027-08-01', 'old'],
  ['reported', '2026', '2029-02-01', 'past'],
  ['register', '2023/24', '2026-09-30', undefined],
  ['register', '2023/24', '2026-11-27', 'old'],
  ['register', '2021–22', '2027-10-01', 'past'],
  ['register', '2022–2026', '2026-11-27', undefined],
  ['reported', 'page without a year, read in November 2026', '2026-11-27', undefined],
  ['general', '', '2026-11-27', undefined],
  // Laws hold until another one does.
  ['law', 'since 2005', '2026-11-23', 'old'],
  ['law', 'since autumn 2025', '2027-03-31', undefined],
  ['law', 'since autumn 2025', '2027-04-01', 'old'],
  ['law', 'from 2027/28 (entrants from April 2027)', '2026-11-23', undefined],
] as const)('a fact of kind %p for %p is on %s %p', (kind, year, today, age) => {
  expect(ageOf({ kind, year }, today)).toBe(age)
})
