import { EMPTY_RESULT, entriesOf, filterEntries, filterLinks, toDataFile, webLink } from './job-result'
import type { ResultEntry } from './results'

const anEntry = (some: Partial<ResultEntry>): ResultEntry => ({
  url: null,
  title: null,
  description: null,
  language: null,
  statusCode: 200,
  markdown: null,
  html: null,
  links: [],
  record: null,
  warning: null,
  isShortened: false,
  ...some,
})
const link = { url: 'https://a.example/fees', title: 'Fees', description: null }

test('the file holds records where there are any, else pages, else links', () => {
  const entries = [anEntry({ title: 'Page' })]
  expect(JSON.parse(toDataFile({ ...EMPTY_RESULT, links: [link] }))).toEqual([link])
  expect(entriesOf({ ...EMPTY_RESULT, links: [link], entries })).toEqual(entries)
  const records = { accepted: [], refused: [] }
  expect(toDataFile({ ...EMPTY_RESULT, entries, records })).toBe('[]')
})

test('a filter needs all its words, in address, title, description or text, in any case', () => {
  const oslo = anEntry({ title: 'Oslo', markdown: 'Tuition is free' })
  const bergen = anEntry({ url: 'https://a.example/bergen', description: 'Tuition' })
  expect(filterEntries([oslo, bergen], 'TUITION')).toEqual([oslo, bergen])
  expect(filterEntries([oslo, bergen], 'tuition oslo')).toEqual([oslo])
  expect(filterEntries([oslo, bergen], 'bergen')).toEqual([bergen])
  expect(filterEntries([oslo], '  ')).toEqual([oslo])
  expect(filterLinks([link], 'fees')).toEqual([link])
  expect(filterLinks([link], 'visa')).toEqual([])
})

test('only web addresses become links', () => {
  expect(webLink('https://a.example/')).toBe('https://a.example/')
  expect(webLink('javascript:alert(1)')).toBeNull()
  expect(webLink('https://')).toBeNull()
  expect(webLink(null)).toBeNull()
})
