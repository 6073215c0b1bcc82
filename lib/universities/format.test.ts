import {
  formatInternational,
  formatNumber,
  formatPercent,
  formatYearlyDate,
  rankBasis,
  rankSource,
  studentDefinitionLabel,
} from './format'

it('says when a figure is not reported, and shows 0 as 0', () => {
  expect([formatNumber(null), formatPercent(null), formatYearlyDate(null)]).toEqual(
    Array(3).fill('Not reported'),
  )
  expect([formatNumber(0), formatPercent(0)]).toEqual(['0', '0%'])
})

it('shows numbers, shares and dates', () => {
  expect(formatNumber(22883)).toBe('22,883')
  expect(formatPercent(17.6)).toBe('17.6%')
  expect(formatYearlyDate({ month: 1, day: 31, note: null })).toBe('31 January')
  expect(formatYearlyDate({ month: 12, day: null, note: null })).toBe('December')
})

it.each([
  [
    { internationalStudents: 9300, internationalPercent: 44, studentPopulation: 20000 },
    { value: '9,300', note: null },
  ],
  [
    { internationalStudents: null, internationalPercent: 44, studentPopulation: 22883 },
    { value: '44%', note: 'about 10,100' },
  ],
  [
    { internationalStudents: null, internationalPercent: 0.8, studentPopulation: 3176 },
    { value: '0.8%', note: 'about 25' },
  ],
  [
    { internationalStudents: null, internationalPercent: 12, studentPopulation: null },
    { value: '12%', note: null },
  ],
  [
    { internationalStudents: null, internationalPercent: null, studentPopulation: 100 },
    { value: 'Not reported', note: null },
  ],
])('shows international students of %j', (input, expected) => {
  expect(formatInternational(input)).toEqual(expected)
})

it('names the definition of a student count', () => {
  expect(studentDefinitionLabel('undergraduates')).toBe('undergraduates only')
  expect(studentDefinitionLabel(null)).toBeNull()
})

it.each([
  [{ publisher: 'QS', year: 2026 }, 'QS World University Rankings 2026', 'QS 2026'],
  [{ publisher: 'QS', year: null }, 'QS World University Rankings', 'QS'],
  [{ publisher: null, year: 2026 }, 'As it was entered', 'as entered'],
])('names who published the rank %j', (rank, words, short) => {
  expect(rankSource(rank)).toBe(words)
  expect(rankBasis(rank)).toBe(short)
})
