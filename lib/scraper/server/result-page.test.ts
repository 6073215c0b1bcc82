import { collectPage, toEntry, toProgress, toResultPage } from './result-page'
import { DocumentSchema } from './service-schemas'

const aDocument = (input: Record<string, unknown> = {}) => DocumentSchema.parse(input)
const progress = (completed: number) =>
  toProgress({
    status: 'completed',
    total: completed,
    completed,
    creditsUsed: null,
    error: null,
  })
/** The page of results that begins at `skip` of a job with so many pages, made of the documents that come. */
function read(
  documents: (Record<string, unknown> | null)[],
  { skip = 0, completed = documents.length, most = 100 } = {},
) {
  const { page, onDocument } = collectPage(most)
  documents.every((document) => onDocument(document && JSON.stringify(document)))
  return toResultPage({ ...page, progress: progress(completed) }, skip)
}
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
  it('ends where an answer is full', () => {
    const large = many(25, { markdown: 'x'.repeat(200_000), html: 'y'.repeat(200_000) })
    const page = read(large, { skip: 50, completed: 100 })
    expect(page.entries).toHaveLength(9)
    expect(JSON.stringify(page).length).toBeLessThan(4_500_000)
  })

  it('refuses more pages than a job can ask for, and says so', () => {
    const page = read(many(25), { skip: 90, completed: 2_500, most: 10 })
    expect(page.entries).toHaveLength(10)
    expect(page.notice).toBe('Only the first 100 pages are shown; this job has 2,500.')
  })

  it('names a page that is too large by its place in the job', () => {
    expect(read([{}, null, {}], { skip: 25, completed: 60 })).toMatchObject({
      entries: [{}, {}],
      leftOut: ['Page 27 of 60 is too large to read (above 12 MB), so it was left out.'],
    })
  })
})

it('never counts fewer pages found than done', () => {
  const status = { status: 'scraping', total: 3, completed: 5, creditsUsed: 5, error: null }
  expect(toProgress(status)).toMatchObject({ total: 5, completed: 5, outcome: 'running' })
})
