import { readAddresses, readFields, toRequest, type JobFields, toAllowedRequest } from './job-request'

const fields = (some: Partial<JobFields>): JobFields => ({
  url: 'https://a.example.com/',
  urls: 'https://a.example.com/1\nhttps://a.example.com/2',
  query: 'Norway',
  source: 'site',
  limit: 0,
  ...some,
})

test('the fields are read from the form, trimmed, with defaults for what is not there', () => {
  const form = new FormData()
  form.set('url', ' https://a.example.com ')
  form.set('source', 'nonsense')
  form.set('limit', 'x')
  expect(readFields(form)).toEqual({
    url: 'https://a.example.com',
    urls: '',
    query: '',
    source: 'site',
    limit: 0,
  })
})

test('the crawl sends the address alone: limit and formats are the server’s', () => {
  expect(toRequest('crawl', fields({}))).toEqual({
    mode: 'crawl',
    kind: 'crawl',
    body: { url: 'https://a.example.com/' },
    target: 'https://a.example.com/',
  })
})

test.each([
  ['scrape', 'scrape', { url: 'https://a.example.com/' }],
  ['map', 'map', { url: 'https://a.example.com/' }],
  ['llmstxt', 'llmstxt', { url: 'https://a.example.com/' }],
  ['search', 'search', { query: 'Norway' }],
  ['research', 'research', { query: 'Norway' }],
  ['batch', 'batch', { urls: ['https://a.example.com/1', 'https://a.example.com/2'] }],
] as const)('%s', (mode, kind, body) => {
  expect(toRequest(mode, fields({}))).toMatchObject({ kind, body })
})

test('records are read from a site or from pages as a university is, or from pages together (issue 34, C)', () => {
  expect(toRequest('records', fields({ limit: 5 }))).toMatchObject({
    kind: 'crawl',
    body: { url: 'https://a.example.com/', reads: 'university', limit: 5 },
  })
  expect(toRequest('records', fields({ source: 'pages' }))).toMatchObject({
    kind: 'batch',
    body: { reads: 'university' },
    target: 'https://a.example.com/1 and 1 more',
  })
  expect(toRequest('records', fields({ source: 'together' })).body).toEqual({
    urls: ['https://a.example.com/1', 'https://a.example.com/2'],
  })
})

test('addresses are one a line, each once; a bad one is named by its line', () => {
  expect(readAddresses(' https://a.example.com \n\nhttps://a.example.com/', 10)).toEqual([
    'https://a.example.com/',
  ])
  expect(() => readAddresses('https://a.example.com\n\nnonsense', 10)).toThrow('Line 3: Enter a full address')
  expect(() => readAddresses('http://127.0.0.1', 10)).toThrow(
    'Line 1: The address is not on the public internet.',
  )
  expect(() => readAddresses(' \n', 10)).toThrow('Enter at least one address.')
  expect(() => readAddresses('https://a.example.com/1\nhttps://a.example.com/2', 1)).toThrow(
    'Enter at most 1 addresses; these are 2.',
  )
})

test('an address that is not public is refused before anything is sent', () => {
  const local = fields({ url: 'http://192.168.0.1/' })
  for (const mode of ['crawl', 'records'] as const) {
    expect(() => toRequest(mode, local)).toThrow('The address is not on the public internet.')
  }
})

test.each([
  ['reading', 'reading-pages', 'university'],
  ['programmes', 'programmes-pages', 'programmes'],
  ['scholarship', 'scholarship-pages', 'scholarship'],
] as const)('%s finds pages, and then reads them for its fields (issue 19)', (mode, step, reads) => {
  expect(toRequest(mode, fields({}))).toMatchObject({ kind: 'map', body: { url: 'https://a.example.com/' } })
  expect(toRequest(step, fields({}))).toMatchObject({ kind: 'batch', body: { reads } })
})

const FIELDS = { url: 'http://127.0.0.1:8080/', urls: '', query: '', source: 'site', limit: 0 } as const
const answer = (allowsPrivate: boolean) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ allowsPrivate }))

test('a public address asks nobody', async () => {
  const asked = answer(false)
  await toAllowedRequest('crawl', { ...FIELDS, url: 'https://a.example.com/' })
  expect(asked).not.toHaveBeenCalled()
})

test('a private address goes through where the site was set up for it, and nowhere else (issue 19, 9)', async () => {
  answer(false)
  await expect(toAllowedRequest('crawl', FIELDS)).rejects.toThrow('not on the public internet')
  answer(true)
  await expect(toAllowedRequest('crawl', FIELDS)).resolves.toMatchObject({ body: { url: FIELDS.url } })
})

test('a site that does not say refuses it', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  await expect(toAllowedRequest('crawl', FIELDS)).rejects.toThrow('not on the public internet')
})
