import { formatPart, SCORE_FORMULA } from './score-words'

it('writes a part to one decimal', () => {
  expect(formatPart(9.3 * 10)).toBe('93')
  expect(formatPart(96.6)).toBe('96.6')
})

it('says the formula in words', () => {
  expect(SCORE_FORMULA).toContain('average of four parts')
})
