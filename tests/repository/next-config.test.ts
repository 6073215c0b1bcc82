import fs from 'node:fs'
import path from 'node:path'
import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { config as middleware } from '@/middleware'
import config from '@/next.config'

const { pathToRegexp } = jest.requireActual<{ pathToRegexp: (source: string) => RegExp }>(
  'next/dist/compiled/path-to-regexp',
)

async function headersOf(path: string): Promise<string[]> {
  const rules = (await config.headers?.()) ?? []
  const held = rules.filter(({ source }) => pathToRegexp(source).test(path))
  return held.flatMap(({ headers }) => headers.map(({ key }) => key))
}

it.each(['/', '/universities', '/flags', '/catalogue/0/index.json', '/_next/image', '/offline'])(
  'sends the policy with %s',
  async (path) => {
    expect(await headersOf(path)).toContain('Content-Security-Policy')
  },
)

it.each(['/flags/de.svg', '/icons/icon.svg', '/_next/static/media/font.woff2'])(
  'sends %s with one header, which weighs less than the file',
  async (path) => {
    expect(await headersOf(path)).toEqual(['X-Content-Type-Options'])
  },
)

// Next reads the middleware's paths before it runs any code, so they stand there as text.
it('lets caches keep the pages whose addresses the middleware makes one, and no other', async () => {
  const rules = (await config.headers?.()) ?? []
  const kept = rules.filter(({ headers }) => headers.some(({ value }) => value === CATALOGUE_CACHE))
  expect(kept.map(({ source }) => source)).toEqual(middleware.matcher)
})

it.each([
  ['/universities/alpha?level=master', '/universities/alpha/master'],
  ['/universities/alpha/programmes?level=doctorate&subject=law', '/universities/alpha/programmes/doctorate'],
  ['/universities/alpha?level=bachelor', null],
  ['/universities/alpha?level=masters', null],
  ['/universities/added-1?level=master', '/universities/added'],
])('makes a profile at the level of its address: %s', async (asked, made) => {
  const answer = await unstable_getResponseFromNextConfig({
    url: `https://meridian.example${asked}`,
    nextConfig: config,
  })
  const rewritten = getRewrittenUrl(answer)
  expect(rewritten && new URL(rewritten).pathname).toBe(made)
})

// scripts/next-parts-loader.mjs leaves the other constants out of every page.
it('Next’s client reads one constant of those that it shares with the server', () => {
  const client = path.join(path.dirname(require.resolve('next/package.json')), 'dist', 'client', 'components')
  const read = fs
    .readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => fs.readFileSync(path.join(client, file), 'utf8'))
    .filter((source) => /const _constants = require\("[./]+lib\/constants"\)/.test(source))
    .flatMap((source) => [...source.matchAll(/_constants\.(\w+)/g)].map(([, name]) => name))
  expect([...new Set(read)]).toEqual(['NEXT_NAV_DEPLOYMENT_ID_HEADER'])
})
