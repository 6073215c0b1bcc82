import { beginsWord, hasWholeWords, hasWords, isInTexts } from './has-words'

const readers = [(row: string[]) => row[0] ?? '', (row: string[]) => row[1] ?? '']
const row = ['university of york uk', 'law and business']

test('words are found in any of the texts, also within longer ones', () => {
  expect(hasWords(row, ['york', 'law'], readers)).toBe(true)
  expect(hasWords(row, ['univers', 'busi'], readers)).toBe(true)
  expect(hasWords(row, [], readers)).toBe(true)
  expect(hasWords(row, ['york', 'leeds'], readers)).toBe(false)
})

test.each([
  ['york', true],
  ['university of york', true],
  ['york uk', true],
  ['uk', true],
  ['yor', false],
  ['ork uk', false],
  ['law', false],
  ['', false],
])('as whole words "%s" is in the text: %s', (words, isThere) => {
  expect(hasWholeWords('university of york uk', words)).toBe(isThere)
})

test('a whole word is found behind a longer one that begins like it', () => {
  expect(hasWholeWords('yorkville york', 'york')).toBe(true)
  expect(hasWholeWords('new york yorkville', 'york')).toBe(true)
  expect(hasWholeWords('yorkyork', 'york')).toBe(false)
})

test('whole words are looked for in each text of a row', () => {
  expect(isInTexts(row, 'law', readers)).toBe(true)
  expect(isInTexts(row, 'la', readers)).toBe(false)
})

test.each([
  ['york', true],
  ['yo', true],
  ['university of y', true],
  ['ork', false],
  ['', false],
])('a word of the text begins with "%s": %s', (start, isThere) => {
  expect(beginsWord('university of york uk', start)).toBe(isThere)
})

test('the start of a word is found behind the middle of another', () => {
  expect(beginsWord('newyork yorkshire', 'york')).toBe(true)
})
