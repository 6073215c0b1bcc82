import fs from 'node:fs'
import path from 'node:path'
import { getRewrittenUrl, unstable_getResponseFromNextConfig } from 'next/experimental/testing/server'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { config as middleware } from '@/middleware'
import config from '@/next.config'
import { USED } from '@/scripts/next-parts-loader.mjs'

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

it('lets other sites frame the comparison that is made for it, and no other page', async () => {
  expect(await headersOf('/embed/compare')).not.toContain('X-Frame-Options')
  for (const path of ['/embed/compared', '/embed/compare/x', '/embed', '/brief', '/plan/board'])
    expect(await headersOf(path)).toContain('X-Frame-Options')
  const [framed, ...others] =
    (await config.headers?.())?.filter(({ headers }) =>
      headers.some(({ value }) => value.includes('frame-ancestors *')),
    ) ?? []
  expect([framed?.source, others]).toEqual(['/embed/compare', []])
})

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

it('leaves in what Next’s client uses of modules that it shares with the server', () => {
  const root = path.join(path.dirname(require.resolve('next/package.json')), 'dist')
  const read = ['client/components', 'client/app-dir', 'shared/lib/router/utils']
    .flatMap((folder) =>
      fs
        .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => [root, folder, file]),
    )
    .map((parts) => path.join(...parts))
    .filter((file) => file.endsWith('.js'))
  for (const [shared, used] of Object.entries(USED))
    for (const file of read) {
      const source = fs.readFileSync(file, 'utf8')
      for (const [, name, from = ''] of source.matchAll(/const (\w+) = require\("(\.[^"]+)"\)/g)) {
        if (path.join(path.dirname(file), `${from}.js`) !== path.join(root, shared)) continue
        for (const [, part] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
          expect([file, used]).toEqual([file, expect.arrayContaining([part])])
      }
    }
})
