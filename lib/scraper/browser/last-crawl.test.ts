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

test('garbage is nothing', () => {
  for (const text of ['{', '{}', JSON.stringify({ ...about, records: [{ name: '' }] })]) {
    localStorage.setItem(LAST_CRAWL_ENTRY, text)
    expect(readLastCrawl()).toBeNull()
  }
})
