import { count, formatCount } from './count'

test('one is one, and more have their plural and separators', () => {
  expect(count(1, 'university', 'universities')).toBe('1 university')
  expect(count(1234, 'scholarship')).toBe('1,234 scholarships')
  expect(count(0, 'scholarship')).toBe('0 scholarships')
})

test('separators stand in a number alone too', () => {
  expect(formatCount(1234567)).toBe('1,234,567')
})
