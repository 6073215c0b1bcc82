import { formatDate, formatDayOrMonth, formatMonth } from './dates'

it('writes days and months out, whatever the time zone of the machine', () => {
  expect(formatDate('2026-11-01')).toBe('1 November 2026')
  expect(formatDate('2027-01-31')).toBe('31 January 2027')
  expect(formatMonth('2026-11')).toBe('November 2026')
})

it('writes a day where there is one, else the month', () => {
  expect(['2026-11-01', '2026-11'].map(formatDayOrMonth)).toEqual(['1 November 2026', 'November 2026'])
})
