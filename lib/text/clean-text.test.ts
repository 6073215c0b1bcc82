import { cleanText } from './clean-text'

it.each([
  ['oxford', 'oxford'],
  ['ETH Zürich', 'eth zürich'],
  ['  king’s   college ', 'king’s college'],
  ['a\n\tb\u0000c', 'a b c'],
  ['   ', ''],
  ['\u0000', ''],
  ['x'.repeat(300), 'x'.repeat(80)],
  [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ['北京大学', '北京大学'],
])('cleans %j to %j', (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned)
})

it('never cuts a letter in half', () => {
  expect(cleanText(`${'x'.repeat(79)}😀😀`)).toBe(`${'x'.repeat(79)}😀`)
  expect(cleanText('a\uD83D')).toBe('a')
})

it.each(['  a  b ', `${'x'.repeat(79)} yz`, '\u0000 a \u202e', '😀'.repeat(90), 'İ'.repeat(60)])(
  'changes nothing the second time (%j)',
  (typed) => {
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
  },
)
