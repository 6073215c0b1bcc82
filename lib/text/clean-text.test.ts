import { cleanText, refuseText, SEARCH_TEXT } from './clean-text'

it.each([
  ['oxford', 'oxford'],
  ['Texas A&M é', 'Texas A&M é'],
  ['  King’s   College ', 'King’s College'],
  ['a\n\tb\u0000c', 'a b c'],
  ['   ', ''],
  ['\u0000', ''],
  ['a\uD83D', 'a'],
  ['x'.repeat(300), 'x'.repeat(300)],
  ['北京大学', '北京大学'],
])('cleans %j to %j', (typed, cleaned) => {
  expect(cleanText(typed)).toBe(cleaned)
})

it.each(['  a  b ', '\u0000 a \u202e', '😀'.repeat(90), 'İ'.repeat(60)])(
  'changes nothing the second time (%j)',
  (typed) => {
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
  },
)

it('refuses a text of more than 200 characters in words, as a browser without script does', () => {
  const form = new RegExp(`^(?:${SEARCH_TEXT.pattern})$`, 'u')
  for (const text of ['', 'x'.repeat(200), '😀'.repeat(200)]) {
    expect(refuseText(text)).toBeNull()
    expect(text).toMatch(form)
  }
  expect(refuseText('x'.repeat(214))).toBe('At most 200 characters can be searched. This text has 214.')
  expect('x'.repeat(201)).not.toMatch(form)
})
