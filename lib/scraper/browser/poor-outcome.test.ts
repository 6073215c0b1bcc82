import { aBareEntry, anEntry } from '@/tests/fixtures/scraper-answers'
import { EMPTY_RESULT, type JobResult } from './job-result'
import type { Job } from './jobs'
import { findPoorOutcome } from './poor-outcome'

const crawl = { mode: 'crawl', kind: 'crawl', target: 'https://a.example/' } as const
const withPages = (...entries: ReturnType<typeof aBareEntry>[]) => ({ ...EMPTY_RESULT, entries })
const aLink = (url: string) => ({ url, title: null, description: null })
const refused = (value: unknown) => ({ reasons: ['No'], value })

test('pages that were read are a success', () => {
  expect(findPoorOutcome(crawl, withPages(anEntry(1)))).toBeNull()
})

test('nothing is none', () => {
  expect(findPoorOutcome(crawl, EMPTY_RESULT)).toMatchObject({
    message: 'No page could be read.',
    state: 'failed',
  })
})

test('pages that a service without a model could not read are said to be so (issue 34, C)', () => {
  const errors = [{ url: null, code: null, error: 'The service has no language model set up.' }]
  const result = { ...EMPTY_RESULT, errors: { errors, robotsBlocked: [] } }
  expect(findPoorOutcome({ ...crawl, mode: 'records' }, result)).toMatchObject({
    state: 'nothing',
    message: 'The service has no language model set up.',
  })
})

test('a start address that robots.txt blocks is none (issue 34, C)', () => {
  const blocked = { errors: { errors: [], robotsBlocked: ['https://a.example'] } }
  const message = 'The site’s robots.txt asks crawlers not to read the start address.'
  expect(findPoorOutcome(crawl, { ...EMPTY_RESULT, ...blocked })).toMatchObject({ message, state: 'failed' })
  const withOthers = { ...withPages(anEntry(2)), ...blocked }
  expect(findPoorOutcome(crawl, withOthers)).toMatchObject({ message, state: 'partial' })
})

const page = anEntry(1, { name: [], programmes: [] })
test.each<[Job['mode'], Job['kind'], Partial<JobResult>, string | RegExp]>([
  ['search', 'search', {}, 'The search found no page for these words.'],
  ['map', 'map', {}, 'The service found no page of this site.'],
  ['programmes', 'map', {}, 'The service found no page of this site.'],
  ['reading', 'map', { links: [aLink('https://a.example')] }, /^The map of this site names only the start/],
  ['research', 'research', { text: null }, 'The research gave no answer.'],
  ['llmstxt', 'llmstxt', { text: '# https://a.example llms.txt\n\n' }, /^The file has only a heading\./],
  ['records', 'crawl', { entries: [page] }, /^Firecrawl’s model found no value on these pages/],
  ['reading-pages', 'batch', { entries: [page] }, /^Firecrawl’s model found no value on these pages/],
  ['programmes-pages', 'batch', { entries: [page] }, /^Firecrawl’s model found no value on these pages/],
  ['scholarship-pages', 'batch', { entries: [page] }, /^Firecrawl’s model found no value on these pages/],
])('a job that found nothing is none: %s (issue 34, C)', (mode, kind, found, message) => {
  const outcome = findPoorOutcome({ ...crawl, mode, kind }, { ...EMPTY_RESULT, ...found })
  expect(outcome).toMatchObject({ state: 'nothing', message: expect.stringMatching(message) })
})

test.each<[Job['mode'], Job['kind'], Partial<JobResult>]>([
  ['search', 'search', { links: [aLink('https://a.example/')] }],
  ['reading', 'map', { links: [aLink('https://a.example/fees')] }],
  ['llmstxt', 'llmstxt', { text: '# A\n\n- [Fees](https://a.example/fees): what it costs\n' }],
  ['reading-pages', 'batch', { entries: [anEntry(1, { name: [{ value: 'A' }] })] }],
  ['programmes-pages', 'batch', { entries: [anEntry(1, { programmes: [{ name: { value: 'Law' } }] })] }],
])('a job that found something is a success: %s', (mode, kind, found) => {
  expect(findPoorOutcome({ ...crawl, mode, kind }, { ...EMPTY_RESULT, ...found })).toBeNull()
})

test('error pages alone are none (issue 19, 8)', () => {
  const missing = aBareEntry({ url: 'https://a.example/x', statusCode: 404 })
  expect(findPoorOutcome(crawl, withPages(missing))).toMatchObject({
    message: 'The page answered with an error: status 404.',
    state: 'failed',
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
  const outcome = (value: unknown) =>
    findPoorOutcome(
      { mode: 'records', kind: 'extract', target: '' },
      { ...EMPTY_RESULT, records: { accepted: [], refused: [refused(value)] } },
    )?.message
  expect(outcome(null)).toMatch(/^Firecrawl’s model gave no record/)
  expect(outcome({ name: '' })).toMatch(/^No university record/)
})
