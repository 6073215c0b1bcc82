import { beginningsOf } from './beginnings'

const WORDS = ['oxford', 'of', 'università', 'oxbridge', 'zürich', 'oxford', '1']

it('tells the beginnings of words from other texts', () => {
  const begins = beginningsOf(WORDS)
  for (const word of WORDS)
    for (let size = 0; size <= word.length; size++) expect(begins(word.slice(0, size))).toBe(true)
  for (const text of ['xford', 'oxfords', 'oxc', 'z ', 'zz', '0', '2']) expect(begins(text)).toBe(false)
})

it('knows no beginning where there are no words', () => {
  expect(beginningsOf([])('')).toBe(false)
})
