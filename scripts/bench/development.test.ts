import { formatDevelopment } from './development'

test('both times stand in seconds, and a list that takes too long is marked', () => {
  expect(formatDevelopment({ list: 5449, empty: 2400 })).toMatch(/5\.4 s\s+2\.4 s$/)
  expect(formatDevelopment({ list: 6100, empty: 2400 })).toMatch(/6\.1 s MISSED\s+2\.4 s$/)
})
