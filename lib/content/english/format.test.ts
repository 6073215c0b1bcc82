import { describeScale, formatScore, formatScoreRange, readScore, scaleOf } from './format'
import type { Scale } from './schema'

const ielts: Scale = { id: 'ielts', name: 'IELTS Academic', min: 0, max: 9, step: 0.5 }
const pte: Scale = { id: 'pte', name: 'PTE Academic', min: 10, max: 90, step: 1 }
const duolingo: Scale = { id: 'duolingo', name: 'Duolingo English Test', min: 10, max: 160, step: 5 }

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

test.each([
  [ielts, '6.5', 6.5],
  [ielts, ' 6,5 ', 6.5],
  [ielts, '0', 0],
  [duolingo, '115', 115],
  [pte, '90', 90],
])('takes what is on the scale', (scale, text, score) => {
  expect(readScore(scale, text)).toEqual({ score })
})

test.each([
  [ielts, ''],
  [ielts, '6.7'],
  [ielts, '9.5'],
  [ielts, '-1'],
  [ielts, 'six'],
  [ielts, '1e1'],
  [duolingo, '112'],
  [pte, '58.5'],
])('says what the scale is to anything else', (scale, text) => {
  expect(readScore(scale, text)).toEqual({ problem: describeScale(scale) })
})

test('names range and step', () => {
  expect(describeScale(ielts)).toBe('IELTS Academic runs from 0 to 9 in steps of 0.5.')
  expect(describeScale(pte)).toBe('PTE Academic runs from 10 to 90 in whole numbers.')
})
