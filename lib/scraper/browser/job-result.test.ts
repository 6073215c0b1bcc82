import { aBareEntry } from '@/tests/fixtures/scraper-answers'
import { EMPTY_RESULT, entriesOf, filterFound, toFile, toPagesFile } from './job-result'

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

test('pages that were paid for can be downloaded whatever became of their records (issue 19, 7)', () => {
  const entries = [aBareEntry({ title: 'Page' })]
  expect(toPagesFile({ ...EMPTY_RESULT, entries, records: { accepted: [], refused: [] } })).toEqual({
    name: 'university-pages.json',
    content: JSON.stringify(entries, null, 2),
  })
  expect(toPagesFile(EMPTY_RESULT)).toBeNull()
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
  expect(filterFound([oslo, bergen], 'TUITION')).toEqual([oslo, bergen])
  expect(filterFound([oslo, bergen], 'tuition oslo')).toEqual([oslo])
  expect(filterFound([oslo, bergen], 'bergen')).toEqual([bergen])
  expect(filterFound([oslo], '  ')).toEqual([oslo])
  expect(filterFound([link], 'fees')).toEqual([link])
  expect(filterFound([link], 'visa')).toEqual([])
})
