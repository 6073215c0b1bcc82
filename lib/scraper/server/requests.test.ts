import { env } from '../../env'
import * as requests from './requests'

const url = 'https://www.example.edu'

jest.mock('./public-host', () => ({
  hasPublicHost: async (target: string) => !target.includes('rebound'),
}))

it('fills in the product’s own choices', async () => {
  await expect(requests.CrawlRequestSchema.parseAsync({ url })).resolves.toEqual({
    url: 'https://www.example.edu/',
    limit: 100,
    reads: null,
  })
})

it('fills in the specified defaults of a search', () => {
  expect(requests.SearchRequestSchema.parse({ query: ' oslo ' })).toEqual({
    query: 'oslo',
    limit: 5,
    lang: 'en',
    country: 'us',
    timeout: 60_000,
  })
})

it.each([
  ['a limit over 100', requests.CrawlRequestSchema, { url, limit: 101 }, /^limit: /],
  ['a limit of 0', requests.CrawlRequestSchema, { url, limit: 0 }, /^limit: /],
  ['an unknown field', requests.CrawlRequestSchema, { url, webhook: 'https://a.example' }, /webhook/],
  ['another service', requests.CrawlRequestSchema, { url, apiUrl: 'https://evil.example' }, /apiUrl/],
  [
    'a private address',
    requests.ScrapeRequestSchema,
    { url: 'http://192.168.0.1' },
    /^url: The address is not on/,
  ],
  ['no address', requests.MapRequestSchema, {}, /^url: /],
  ['an empty question', requests.SearchRequestSchema, { query: ' ' }, /^query: /],
  ['a time limit beyond all patience', requests.ScrapeRequestSchema, { url, timeout: 1e9 }, /^timeout: /],
  [
    'a name that leads inside',
    requests.MapRequestSchema,
    { url: 'https://rebound.edu' },
    /^url: The address is not on/,
  ],
  ['no addresses', requests.BatchRequestSchema, { urls: [] }, /^urls: /],
  [
    'one bad address among good ones',
    requests.BatchRequestSchema,
    { urls: [url, 'http://localhost'] },
    /^urls\.1: /,
  ],
  ['too many addresses', requests.ExtractRequestSchema, { urls: Array(11).fill(url) }, /^urls: /],
  ['too deep a research', requests.ResearchRequestSchema, { query: 'a', maxDepth: 6 }, /^maxDepth: /],
  ['too long an llms.txt', requests.LlmsTextRequestSchema, { url, maxUrls: 101 }, /^maxUrls: /],
  ['no object', requests.CrawlRequestSchema, 'url', /object/],
])('refuses %s', async (_, schema, value, message) => {
  const parsed = await schema.safeParseAsync(value)
  expect(parsed.success).toBe(false)
  if (parsed.error) expect(requests.describeIssue(parsed.error)).toMatch(message)
})

it('lets private addresses through where the site was set up for it (issue 19, 9)', async () => {
  jest.replaceProperty(env, 'FIRECRAWL_ALLOW_PRIVATE', true)
  await expect(
    requests.BatchRequestSchema.parseAsync({ urls: ['http://127.0.0.10:8088/', 'https://rebound.edu/'] }),
  ).resolves.toMatchObject({ urls: ['http://127.0.0.10:8088/', 'https://rebound.edu/'] })
  await expect(requests.ScrapeRequestSchema.parseAsync({ url: 'file:///etc/passwd' })).rejects.toThrow()
})

it('reads where results go on', () => {
  expect(requests.SkipSchema.parse(undefined)).toBe(0)
  expect(requests.SkipSchema.parse('25')).toBe(25)
  expect(requests.SkipSchema.safeParse('-1').success).toBe(false)
  expect(requests.SkipSchema.safeParse('https://evil.example').success).toBe(false)
})
