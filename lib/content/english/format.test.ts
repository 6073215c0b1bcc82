import { formatScore, formatScoreRange, scaleOf } from './format'
import type { Scale } from './schema'

const ielts: Scale = { id: 'ielts', name: 'IELTS Academic', min: 0, max: 9, step: 0.5 }
const pte: Scale = { id: 'pte', name: 'PTE Academic', min: 10, max: 90, step: 1 }

test('writes a score with the places of its scale', () => {
  expect(formatScore(6, ielts)).toBe('6.0')
  expect(formatScore(60, pte)).toBe('60')
})

test('writes a range, and says so where it ends with the scale', () => {
  expect(formatScoreRange([6.5, 6.5], ielts)).toBe('6.5')
  expect(formatScoreRange([46, 51], pte)).toBe('46–51')
  expect(formatScoreRange([8, 9], ielts)).toBe('8.0 or more')
  expect(formatScoreRange([0, 4], ielts)).toBe('4.0 or less')
  expect(formatScoreRange([90, 90], pte)).toBe('90')
})

test('finds a scale, and throws where the data lacks it', () => {
  expect(scaleOf({ scales: [ielts, pte] }, 'pte')).toBe(pte)
  expect(() => scaleOf({ scales: [ielts] }, 'pte')).toThrow('no scale "pte"')
})
