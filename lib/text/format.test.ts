import {
  count,
  formatCount,
  formatDate,
  formatDateTime,
  formatDayOrMonth,
  formatDecimal,
  formatGrade,
  formatList,
  formatMonth,
  formatSignificant,
  formatTenths,
  isoMonth,
  localDate,
  monthName,
  onDayOrInMonth,
} from './format'

const intl = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
  [4.05, '4.1'],
  [9.3 * 10, '93'],
  [99.95, '100'],
  [12345.6, '12,345.6'],
  [-1234, '-1,234'],
])('writes %d as %s', (value, text) => {
  expect(formatDecimal(value)).toBe(text)
})

it('agrees with Intl on every hundredth to 1,000 and every 7,919th number to a thousand million', () => {
  const values = [
    ...Array.from({ length: 100_001 }, (_, at) => at / 100),
    ...Array.from({ length: 126_278 }, (_, at) => at * 7919),
  ]
  expect(values.filter((value) => formatDecimal(value) !== intl.format(value))).toEqual([])
})

it('writes a grade as Intl does, with one or two decimals', () => {
  const grades = Array.from({ length: 401 }, (_, at) => at / 100)
  const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  expect(grades.filter((grade) => formatGrade(grade) !== twoDecimals.format(grade))).toEqual([])
  expect(formatGrade(3)).toBe('3.0')
})

it('rounds to three significant digits, as Intl does', () => {
  expect([0.78654, 1, 15432, 1234567].map((value) => formatSignificant(value))).toEqual([
    '0.787',
    '1',
    '15,400',
    '1,230,000',
  ])
  const significant = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
  const values = Array.from({ length: 20_000 }, (_, at) => at * 0.7919)
  expect(values.filter((value) => formatSignificant(value) !== significant.format(value))).toEqual([])
})

test('one is one, and more have their plural and separators', () => {
  expect(count(1, 'university', 'universities')).toBe('1 university')
  expect(count(1234, 'scholarship')).toBe('1,234 scholarships')
  expect(count(0, 'scholarship')).toBe('0 scholarships')
})

test('separators stand in a number alone too', () => {
  expect(formatCount(1234567)).toBe('1,234,567')
})

it('writes days and months out, whatever the time zone of the machine', () => {
  expect(formatDate('2026-11-01')).toBe('1 November 2026')
  expect(formatDate('2027-01-31')).toBe('31 January 2027')
  expect(formatMonth('2026-11')).toBe('November 2026')
})

it('writes a day with its time of the device', () => {
  expect(formatDateTime(new Date(2026, 10, 1, 14, 5))).toBe('1 November 2026, 14:05')
  expect(formatDateTime(new Date(2027, 0, 31, 0, 0))).toBe('31 January 2027, 00:00')
})

it('writes a day where there is one, else the month', () => {
  expect(['2026-11-01', '2026-11'].map(formatDayOrMonth)).toEqual(['1 November 2026', 'November 2026'])
  expect(['2026-11-01', '2026-11'].map(onDayOrInMonth)).toEqual(['on 1 November 2026', 'in November 2026'])
})

test('a list reads as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => formatList(words))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ])
  expect(formatList(['a', 'b'], 'or')).toBe('a or b')
})

test('a score always has one decimal', () => {
  expect([6, 6.5, 3.04].map(formatTenths)).toEqual(['6.0', '6.5', '3.0'])
})

test('days and months have two digits in ISO dates', () => {
  expect(isoMonth(2027, 1)).toBe('2027-01')
  expect(localDate(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05')
})

test('months have their names', () => {
  expect([1, 12, 13].map(monthName)).toEqual(['January', 'December', ''])
})

test('dates read as Intl writes them, on every day of four years', () => {
  const intl = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 1461 }, (_, at) => new Date(Date.UTC(2024, 0, 1 + at)))
  expect(days.filter((day) => formatDate(day.toISOString().slice(0, 10)) !== intl.format(day))).toEqual([])
})
