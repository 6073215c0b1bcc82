import { readEnv } from './env'

it('runs with nothing set', () => {
  expect(readEnv({})).toEqual({
    SITE_URL: 'http://localhost:3000',
    FIRECRAWL_API_URL: 'https://api.firecrawl.dev',
    FIRECRAWL_ALLOW_PRIVATE: false,
    SCRAPER_REQUESTS_PER_MINUTE: 240,
    CORRECTIONS_REPOSITORY: null,
    CORRECTIONS_EMAIL: null,
    OFFLINE_READING: 'on',
    TRUSTED_PROXIES: 0,
    HSTS_PRELOAD: 'off',
    COMPRESSION: 'on',
    isSiteUrlSet: false,
  })
})

it('knows that Vercel has a proxy in front of the site', () => {
  expect(readEnv({ VERCEL: '1' }).TRUSTED_PROXIES).toBe(1)
  expect(readEnv({ VERCEL: '1', TRUSTED_PROXIES: '2' }).TRUSTED_PROXIES).toBe(2)
})

it('takes the production address that Vercel names', () => {
  expect(readEnv({ VERCEL_PROJECT_PRODUCTION_URL: 'meridian.example' }).SITE_URL).toBe(
    'https://meridian.example',
  )
})

it('takes a self-hosted Firecrawl, without the slash at its end', () => {
  expect(readEnv({ FIRECRAWL_API_URL: 'http://127.0.0.1:3002/' }).FIRECRAWL_API_URL).toBe(
    'http://127.0.0.1:3002',
  )
})

it('takes the repository that corrections go to, without the slash at its end', () => {
  expect(readEnv({ CORRECTIONS_REPOSITORY: 'https://github.com/a/b/' }).CORRECTIONS_REPOSITORY).toBe(
    'https://github.com/a/b',
  )
})

it.each([
  ['SITE_URL', 'not a url'],
  ['FIRECRAWL_API_URL', 'ftp://firecrawl.example'],
  ['FIRECRAWL_ALLOW_PRIVATE', 'maybe'],
  ['SCRAPER_REQUESTS_PER_MINUTE', 'many'],
  ['CORRECTIONS_REPOSITORY', 'owner/name'],
  ['OFFLINE_READING', 'sometimes'],
  ['TRUSTED_PROXIES', '-1'],
  ['HSTS_PRELOAD', 'yes'],
  ['COMPRESSION', 'gzip'],
])('names the variable that is wrong: %s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(name)
})
