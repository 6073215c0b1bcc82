import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { EMPTY_RESULT, entriesOf, filterEntries, filterLinks, toFile } from './job-result'

const link = { url: 'https://a.example/fees', title: 'Fees', description: null }

test('the file holds records where there are any, else pages, else links', () => {
  const entries = [aBareEntry({ title: 'Page' })]
  expect(toFile({ ...EMPTY_RESULT, links: [link] })).toEqual({
    name: 'university-data.json',
    content: JSON.stringify([link], null, 2),
  })
  expect(entriesOf({ ...EMPTY_RESULT, links: [link], entries })).toEqual(entries)
  const records = { accepted: [], refused: [] }
  expect(toFile({ ...EMPTY_RESULT, entries, records })).toBeNull()
  expect(toFile(EMPTY_RESULT)).toBeNull()
})

test('a text is a file of its own, with its sources', () => {
  expect(toFile({ ...EMPTY_RESULT, text: '# A' })).toEqual({ name: 'llms.txt', content: '# A' })
  expect(toFile({ ...EMPTY_RESULT, text: 'It is free.', links: [link] })).toEqual({
    name: 'research.txt',
    content: 'It is free.\n\nSources\n- Fees: https://a.example/fees\n',
  })
})

test('a filter needs all its words, in address, title, description or text, in any case', () => {
  const oslo = aBareEntry({ title: 'Oslo', markdown: 'Tuition is free' })
  const bergen = aBareEntry({ url: 'https://a.example/bergen', description: 'Tuition' })
  expect(filterEntries([oslo, bergen], 'TUITION')).toEqual([oslo, bergen])
  expect(filterEntries([oslo, bergen], 'tuition oslo')).toEqual([oslo])
  expect(filterEntries([oslo, bergen], 'bergen')).toEqual([bergen])
  expect(filterEntries([oslo], '  ')).toEqual([oslo])
  expect(filterLinks([link], 'fees')).toEqual([link])
  expect(filterLinks([link], 'visa')).toEqual([])
})
