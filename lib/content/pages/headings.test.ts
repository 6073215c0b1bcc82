import { headingId, listHeadings } from './headings'

test('an anchor is made of the heading’s words', () => {
  expect(headingId('What’s asked in São Paulo?')).toBe('whats-asked-in-sao-paulo')
})

test('only second-level headings are listed, in order', () => {
  const source = 'Text\n\n## First one\n\n### Below it\n\n## Second\n'
  expect(listHeadings(source)).toEqual([
    { id: 'first-one', text: 'First one' },
    { id: 'second', text: 'Second' },
  ])
})
