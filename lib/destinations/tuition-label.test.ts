import { formatTuition } from './tuition-label'

test('free is said in words', () => {
  expect(formatTuition(0)).toBe('No tuition fee')
  expect(formatTuition(12345)).toBe('US$ 12,300')
})
