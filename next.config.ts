import createMdx from '@next/mdx'
import type { NextConfig } from 'next'
import { catalogueHash } from './lib/server/catalogue-hash'
import {
  CATALOGUE_CACHE,
  FILE_HEADERS,
  FRAMED_HEADERS,
  KEY_PAGE_HEADERS,
  OPEN_DATA_HEADERS,
  securityHeaders,
} from './lib/server/headers'

/** Pages that read a search in their address, of which each has one (middleware.ts). */
const CACHED_BY_SEARCH = [
  '/universities',
  '/universities/filters',
  '/uk-universities',
  '/scholarships',
  '/programmes',
  '/cost',
]

/** The folders of scripts, typefaces and pictures. */
const FILES = '_next/static|flags|icons'

const isDevelopment = process.env.NODE_ENV === 'development'
const builtOn = new Date().toISOString().slice(0, 10)

const config: NextConfig = {
  reactStrictMode: true,
  // Only components that say 'use memo': memoising all of them added 3 to 5 KB of script to every page, and only what is
  // drawn again with each key gains by it. `npm run dev` goes without, which shows its first page seconds earlier.
  reactCompiler: isDevelopment ? false : { compilationMode: 'annotation' },
  typedRoutes: true,
  // `npm test` checks the types beside the build, in a step of its own.
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1' },
  poweredByHeader: false,
  // `npm run dev` prints localhost, and some open 127.0.0.1: without this line its socket is refused there and no key answers.
  allowedDevOrigins: ['127.0.0.1'],
  env: {
    // lib/built-on.ts reads it.
    BUILT_ON: builtOn,
    // lib/catalogue-version.ts reads it. Files of the catalogue follow from the data, the code, and the day of the build.
    CATALOGUE_VERSION: isDevelopment
      ? ''
      : catalogueHash(__dirname, ['data', 'lib', 'app/catalogue'], builtOn),
  },
  // How long a shared cache may serve an old page while it fetches a fresh one, in seconds. Without this line Next says a
  // year, and pages would outlive a deployment.
  expireTime: 86_400,
  // The middleware gets addresses as they were asked for. Otherwise "de,fr" and "de%2Cfr" look the same to it.
  skipProxyUrlNormalize: true,
  // Bytes of pages and pictures made on request that each server keeps. A character counts as one byte here, but takes two
  // in a page with any letter beyond Latin's first ones. A cache in front keeps far more, and a profile is made in 5 ms.
  cacheMaxMemorySize: 4 * 1024 * 1024,
  // The server and all it needs in one folder, which `npm start` and the container run: it holds neither the compiler nor the
  // rest of `node_modules`. scripts/complete-build.mjs lays scripts and public files beside it.
  output: 'standalone',
  // Otherwise a lockfile in a folder above would move the server into a folder of its own.
  outputFileTracingRoot: __dirname,
  transpilePackages: [
    'nuqs',
    'd3-geo',
    'd3-array',
    'internmap',
    'intl-messageformat',
    '@formatjs/fast-memoize',
    '@formatjs/icu-messageformat-parser',
    '@formatjs/icu-skeleton-parser',
  ],
  // `esbuild` builds the service worker (app/sw.js), as a program of its own. The others are a third of what `npm run dev`
  // would compile for the server before its first page, in four copies.
  serverExternalPackages: [
    'esbuild',
    ...(isDevelopment ? ['clsx', 'papaparse', 'tailwind-merge', 'zod'] : []),
  ],
  experimental: {
    inlineCss: true,
    // `npm run dev` shows its first page a second sooner, and packages in the debugger as they were published.
    turbopackInputSourceMaps: !isDevelopment,
    // Turbopack's cache on disk would be from before, and scripts answer 404 after a restart (dev-server.spec.ts, run twice).
    turbopackFileSystemCacheForDev: false,
    // One script in place of several small ones: a request costs a slow phone more than the few bytes a page does not use.
    turbopackChunking: { minChunkSize: 150_000 },
    // Pages made on request stay in memory, which is bounded: addresses that name nothing must not fill the disk.
    isrFlushToDisk: false,
    // A server loads a route when somebody first asks for it, which takes some 20 ms. All of them would be 20 MB
    // (https://nextjs.org/docs/app/guides/memory-usage), and few servers are asked for the scraper's.
    preloadEntriesOnStart: false,
  },
  turbopack: {
    rules: {
      // See app/site-head.tsx.
      'site-styles-text.ts': {
        condition: { all: ['production', { not: 'browser' }] },
        loaders: ['./scripts/site-styles-loader.mjs'],
      },
      'globals.css': { condition: 'production', loaders: ['./scripts/no-styles-loader.mjs'] },
      '{constants,utils,format-url,server-action-reducer}.js': {
        condition: {
          all: [
            'production',
            'browser',
            {
              path: /next\/dist\/(lib\/constants|shared\/lib\/(router\/utils\/format-url|utils)|client\/.*\/server-action-reducer)\.js$/,
            },
          ],
        },
        loaders: ['./scripts/next-parts-loader.mjs'],
      },
    },
  },
  // The catalogue is read from disk when a page is made, so it has to travel with the server's files.
  outputFileTracingIncludes: {
    '/**': ['./data/**/*.json', './data/pages/**/*.mdx', './node_modules/world-atlas/countries-50m.json'],
    '/og/**': ['./node_modules/@fontsource/newsreader/files/newsreader-*-500-normal.woff'],
  },
  outputFileTracingExcludes: { '/**': ['./data/workshop/**/*'] },
  // The tabs of /universities are pages of their own under one address: none loads what only another needs.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/universities',
        has: [{ type: 'query', key: 'tab', value: 'compare' }],
        destination: '/universities/compare',
      },
      // What visitors add stands in their browsers alone, so one page serves all of it.
      { source: '/universities/:id(added-[^/]+)', destination: '/universities/added' },
    ],
    afterFiles: [
      // Browsers ask for it by themselves, before they have read which icon the page names.
      { source: '/favicon.ico', destination: '/icons/icon-192.png' },
      // A profile at a level is a page of its own that is made once. Lists, which have such levels too, stand before these.
      ...['', '/programmes'].flatMap((page) =>
        ['master', 'doctorate'].map((level) => ({
          source: `/universities/:id${page}`,
          has: [{ type: 'query' as const, key: 'level', value: level }],
          destination: `/universities/:id${page}/${level}`,
        })),
      ),
    ],
    fallback: [],
  }),
  headers: async () => [
    {
      source: `/((?!(?:${FILES})/|embed/compare$).*)`,
      headers: securityHeaders({
        isDevelopment,
        isPreloaded: process.env.HSTS_PRELOAD === 'on',
      }),
    },
    { source: `/(${FILES})/:file*`, headers: FILE_HEADERS },
    { source: '/embed/compare', headers: FRAMED_HEADERS },
    { source: '/scraper', headers: KEY_PAGE_HEADERS },
    { source: '/data/v1/:version([0-9a-f]{12})/:file', headers: OPEN_DATA_HEADERS },
    ...CACHED_BY_SEARCH.map((source) => ({
      source,
      // Payloads for Next's router have the same addresses, and a cache that keeps one could serve it as a page.
      missing: [{ type: 'header' as const, key: 'rsc' }],
      headers: [{ key: 'Cache-Control', value: CATALOGUE_CACHE }],
    })),
  ],
}

// Named, not imported: Turbopack hands a loader's options on as plain data.
const withMdx = createMdx({ options: { remarkPlugins: ['remark-gfm'] } })

export default withMdx(config)
