import { isoDate } from './iso-date'

test('a day is that of universal time', () => {
  expect(isoDate(Date.UTC(2027, 0, 5))).toBe('2027-01-05')
  expect(isoDate('2027-01-05T23:59:59-02:00')).toBe('2027-01-06')
  expect(isoDate(new Date('2027-01-05T00:00:00Z'))).toBe('2027-01-05')
})
