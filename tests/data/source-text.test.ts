import { countWords, listLinks, pageBody } from './source-text'

const SOURCE = `export const meta = {
  title: 'Not counted',
  sources: [{ url: 'https://not-in-the-text.org' }],
}

Five words, [two linked](/guides/living).

<Callout kind="warn" title="not counted">
  See <a href="https://example.org">there</a> and [again](/guides/living#rent).
</Callout>
`

test('the body begins below what the page says of itself', () => {
  expect(pageBody(SOURCE)).toMatch(/^Five words/)
})

test('words are counted as a reader sees them', () => {
  expect(countWords(SOURCE)).toBe(8)
  expect(countWords('| A | B |\n| --- | --- |\n| 1,000 | don’t |')).toBe(5)
})

test('each address is listed once, however it is written', () => {
  expect(listLinks(SOURCE)).toEqual(['/guides/living', '/guides/living#rent', 'https://example.org'])
})
