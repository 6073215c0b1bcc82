import { addTo, dayOf, monthOf } from './iso-day'

describe('days and months', () => {
  it.each([
    ['2027-01-13', -6, 'week', '2026-12-02'],
    ['2028-03-01', -1, 'day', '2028-02-29'],
    ['2027-03-01', -1, 'day', '2027-02-28'],
    ['2028-02-29', -12, 'month', '2027-02-28'],
    ['2028-02-29', 48, 'month', '2032-02-29'],
    ['2027-03-31', -1, 'month', '2027-02-28'],
    ['2026-12-31', 1, 'day', '2027-01-01'],
    ['2027-01-31', -2, 'month', '2026-11-30'],
    ['2026-10-31', 4, 'month', '2027-02-28'],
  ] as const)('%s and %i %ss is %s', (day, amount, unit, expected) => {
    expect(addTo(day, amount, unit)).toBe(expected)
  })

  it('brings a day that a month lacks back to its last one', () => {
    expect(dayOf(2027, 2, 29)).toBe('2027-02-28')
    expect(dayOf(2028, 2, 29)).toBe('2028-02-29')
    expect(dayOf(2027, 4, 31)).toBe('2027-04-30')
  })

  it('counts months over the ends of years', () => {
    expect(monthOf(2027, 0)).toBe('2026-12')
    expect(monthOf(2026, 13)).toBe('2027-01')
  })
})
