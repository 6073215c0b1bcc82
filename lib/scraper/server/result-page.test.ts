import { toEntry, toProgress, toResultPage, type ServicePage } from './result-page'
import { DocumentSchema } from './service-schemas'

const aDocument = (input: Record<string, unknown> = {}) => DocumentSchema.parse(input)
const aPage = (
  documents: Record<string, unknown>[],
  more: Partial<ServicePage['progress']> = {},
  hasNext = false,
): ServicePage => ({
  progress: toProgress({
    status: 'completed',
    total: documents.length,
    completed: documents.length,
    creditsUsed: null,
    expiresAt: null,
    error: null,
    ...more,
  }),
  documents: documents.map(aDocument),
  hasNext,
})
const many = (count: number, document: Record<string, unknown> = {}) =>
  Array.from({ length: count }, () => document)

describe('an entry', () => {
  it('names the address that answered, else the one asked for', () => {
    const sourceURL = 'https://a.example/old'
    expect(toEntry(aDocument({ metadata: { sourceURL, url: 'https://a.example/new' } })).url).toBe(
      'https://a.example/new',
    )
    expect(toEntry(aDocument({ metadata: { sourceURL } })).url).toBe(sourceURL)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//a.example', 'https://', 'a.example'])(
    'has no address when the page claims %s',
    (url) => {
      expect(toEntry(aDocument({ metadata: { url, sourceURL: url } })).url).toBeNull()
    },
  )

  it('is shortened when too long, and says so', () => {
    const entry = toEntry(aDocument({ markdown: 'x'.repeat(300_000), html: '<p>' }))
    expect(entry).toMatchObject({ isShortened: true, html: '<p>' })
    expect(entry.markdown).toHaveLength(200_000)
    expect(toEntry(aDocument({ markdown: 'x' })).isShortened).toBe(false)
  })

  it('keeps the record, unless it is absurdly long', () => {
    expect(toEntry(aDocument({ json: { name: 'A' } })).record).toEqual({ name: 'A' })
    expect(toEntry(aDocument()).record).toBeNull()
    expect(toEntry(aDocument({ json: 'x'.repeat(210_000) }))).toMatchObject({
      record: null,
      isShortened: true,
    })
  })
})

describe('a page of results', () => {
  it('counts on from where it began', () => {
    expect(toResultPage(aPage(many(4), { completed: 9, total: 9 }, true), 0).nextSkip).toBe(4)
    expect(toResultPage(aPage(many(3), { completed: 9, total: 9 }, true), 4).nextSkip).toBe(7)
    expect(toResultPage(aPage(many(2), { completed: 9, total: 9 }), 7).nextSkip).toBeNull()
  })

  it('ends when every page is read, though the service names a next one for ever', () => {
    expect(
      toResultPage(aPage(many(9), { status: 'cancelled', completed: 9, total: 40 }, true), 0),
    ).toMatchObject({
      outcome: 'cancelled',
      nextSkip: null,
    })
  })

  it('ends when nothing more comes', () => {
    expect(toResultPage(aPage([], { completed: 9 }, true), 5).nextSkip).toBeNull()
  })

  it('cuts an answer that is too large and goes on from the cut', () => {
    const large = many(25, { markdown: 'x'.repeat(200_000), html: 'y'.repeat(200_000) })
    const page = toResultPage(aPage(large, { completed: 100 }), 50)
    expect(page.entries).toHaveLength(9)
    expect(page.nextSkip).toBe(59)
    expect(JSON.stringify(page).length).toBeLessThan(4_500_000)
  })

  it('refuses more pages than a job can ask for, and says so', () => {
    const page = toResultPage(aPage(many(25), { completed: 2_500 }, true), 90)
    expect(page.entries).toHaveLength(10)
    expect(page.nextSkip).toBeNull()
    expect(page.notice).toBe('Only the first 100 pages are shown; this job has 2,500.')
  })
})

it('never counts fewer pages found than done', () => {
  const status = { status: 'scraping', total: 3, completed: 5, creditsUsed: 5, expiresAt: null, error: null }
  expect(toProgress(status)).toMatchObject({ total: 5, completed: 5, outcome: 'running' })
})
