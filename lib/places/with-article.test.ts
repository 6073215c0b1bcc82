import { withArticle } from './with-article'

test.each([
  ['Netherlands', 'the Netherlands'],
  ['United Kingdom', 'the United Kingdom'],
  ['Czech Republic', 'the Czech Republic'],
  ['Japan', 'Japan'],
])('%s stands in a sentence as "%s"', (name, words) => {
  expect(withArticle(name)).toBe(words)
})
