import { describeScale, readScore } from './read-score'
import type { Scale } from './schema'

const ielts: Scale = { id: 'ielts', name: 'IELTS Academic', min: 0, max: 9, step: 0.5 }
const duolingo: Scale = { id: 'duolingo', name: 'Duolingo English Test', min: 10, max: 160, step: 5 }
const pte: Scale = { id: 'pte', name: 'PTE Academic', min: 10, max: 90, step: 1 }

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
