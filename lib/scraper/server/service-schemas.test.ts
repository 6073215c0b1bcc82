import {
  CrawlErrorsSchema,
  DocumentSchema,
  JobStatusSchema,
  ResearchStatusSchema,
  SearchSchema,
} from './service-schemas'

it('reads a page, and takes the first of meta tags that occur twice', () => {
  const document = DocumentSchema.parse({
    markdown: '# Fees',
    metadata: {
      title: ['Fees', 'Costs'],
      keywords: ['a', 'b'],
      url: 'https://a.example/',
      statusCode: 404,
      extra: {},
    },
  })
  expect(document).toEqual({
    markdown: '# Fees',
    html: null,
    links: [],
    warning: null,
    metadata: {
      title: 'Fees',
      description: null,
      language: null,
      sourceURL: null,
      url: 'https://a.example/',
      statusCode: 404,
    },
  })
})

it('counts a part that is not as documented as missing, not the whole page as lost', () => {
  const document = DocumentSchema.parse({ markdown: 7, links: 'none', metadata: 'none' })
  expect(document).toMatchObject({ markdown: null, links: [], metadata: { title: null } })
})

it('says in plain words that the service has no language model (issue 34, C)', () => {
  const error = "OpenAI API key is missing. Pass it using the 'apiKey' parameter."
  const words = 'The service has no language model set up.'
  expect(DocumentSchema.parse({ warning: error })).toMatchObject({ warning: words })
  expect(CrawlErrorsSchema.parse({ errors: [{ error }] }).errors).toMatchObject([{ error: words }])
})

it('reads counters that are missing as 0 and credits as unknown', () => {
  expect(JobStatusSchema.parse({ status: 'scraping' })).toMatchObject({
    total: 0,
    completed: 0,
    creditsUsed: null,
  })
})

it.each([{}, { status: 7 }, { status: 'completed', data: 'none' }, '<html>', null])(
  'refuses %p as a job',
  (reply) => {
    expect(JobStatusSchema.safeParse(reply).success).toBe(false)
  },
)

it('reads search results of both versions', () => {
  const link = { url: 'https://a.example', title: 'A', description: null }
  expect(SearchSchema.parse({ success: true, data: { web: [link] } }).data).toEqual([link])
  expect(SearchSchema.parse({ success: true, data: [link] }).data).toEqual([link])
  expect(SearchSchema.parse({ success: true, data: {}, creditsUsed: 0 }).data).toEqual([])
})

it('reads research that has only begun', () => {
  expect(ResearchStatusSchema.parse({ status: 'processing', data: { sources: [] } })).toMatchObject({
    data: { finalAnalysis: null },
  })
})
