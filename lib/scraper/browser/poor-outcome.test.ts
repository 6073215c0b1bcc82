import { aBareEntry, anEntry } from '@/tests/fixtures/scraper-answers'
import { EMPTY_RESULT } from './job-result'
import { findPoorOutcome } from './poor-outcome'

const crawl = { kind: 'crawl', target: 'https://a.example/' } as const
const withPages = (...entries: ReturnType<typeof aBareEntry>[]) => ({ ...EMPTY_RESULT, entries })
const refused = (value: unknown) => ({ pageUrl: null, pageTitle: null, reasons: ['No'], value })

test('pages that were read are a success', () => {
  expect(findPoorOutcome(crawl, withPages(anEntry(1)))).toBeNull()
})

test('nothing is none', () => {
  expect(findPoorOutcome(crawl, EMPTY_RESULT)).toMatchObject({ message: '', isFailed: true })
})

test('error pages alone are none (issue 19, 8)', () => {
  const missing = aBareEntry({ url: 'https://a.example/x', statusCode: 404 })
  expect(findPoorOutcome(crawl, withPages(missing))).toMatchObject({
    message: 'The page answered with an error: status 404.',
    isFailed: true,
  })
})

test.each([
  [{ url: 'https://a.example/', statusCode: 404 }, 'The start address answered with status 404.'],
  [
    { url: 'https://www.b.example/' },
    'The start address leads to another site, b.example: these pages may not be those you wanted.',
  ],
  [{ url: 'https://www.a.example/en' }, null],
])('a start address that answers as %j (issue 19, 5)', (given, message) => {
  const start = aBareEntry({ askedUrl: 'https://a.example', ...given })
  expect(findPoorOutcome(crawl, withPages(start, anEntry(2)))?.message ?? null).toBe(message)
})

test('records of which none was accepted are none, and a model that gives nothing is named (issue 19, 7)', () => {
  const pages = withPages(anEntry(1))
  const withRecords = (value: unknown) => ({ ...pages, records: { accepted: [], refused: [refused(value)] } })
  expect(findPoorOutcome(crawl, withRecords(null))?.message).toMatch(/^Firecrawl’s model gave no record/)
  expect(findPoorOutcome(crawl, withRecords({ name: '' }))?.message).toMatch(/^No university record/)
})
