/** @jest-environment jsdom */
import { LAST_CRAWL_ENTRY, readLastCrawl, saveLastCrawl } from './last-crawl'
import { ScrapedUniversitySchema } from '../shared/records'

const record = ScrapedUniversitySchema.parse({ name: 'University of Oslo', country: 'Norway' })
const about = { source: 'https://a.example/', savedOn: '2026-11-21' }

beforeEach(() => localStorage.clear())

test('records are left, and read back', () => {
  expect(readLastCrawl()).toBeNull()
  expect(saveLastCrawl([record], about)).toBe(true)
  expect(readLastCrawl()).toEqual({ ...about, records: [record] })
})

test('records of the same day are kept beside those of another website (issue 34, C)', () => {
  const other = { ...record, name: 'Other', website: 'https://b.example/' }
  saveLastCrawl([record], about)
  saveLastCrawl([other], about)
  saveLastCrawl([{ ...other, country: 'Chad' }], about)
  expect(readLastCrawl()?.records.map(({ name, country }) => [name, country])).toEqual([
    ['University of Oslo', 'Norway'],
    ['Other', 'Chad'],
  ])
  saveLastCrawl([other], { ...about, savedOn: '2026-11-22' })
  expect(readLastCrawl()?.records).toHaveLength(1)
})

test('garbage is nothing', () => {
  for (const text of ['{', '{}', JSON.stringify({ ...about, records: [{ name: '' }] })]) {
    localStorage.setItem(LAST_CRAWL_ENTRY, text)
    expect(readLastCrawl()).toBeNull()
  }
})
