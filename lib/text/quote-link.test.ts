import { quoteLink } from './quote-link'

test('a link opens the page at its passage', () => {
  expect(quoteLink('https://a.example/fees#top', 'from **£21,500**, 2026-27 & more')).toBe(
    'https://a.example/fees#:~:text=from%20%C2%A321%2C500%20%2C%202026%2D27%20%26%20more',
  )
  const long = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ')
  expect(quoteLink('https://a.example/', long)).toBe(
    'https://a.example/#:~:text=word0%20word1%20word2%20word3%20word4,word35%20word36%20word37%20word38%20word39',
  )
  expect(quoteLink('https://a.example/', ' ')).toBe('https://a.example/')
})
