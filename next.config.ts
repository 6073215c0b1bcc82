import createMdx from '@next/mdx'
import type { NextConfig } from 'next'
import { CATALOGUE_CACHE, KEY_PAGE_HEADERS, securityHeaders } from './lib/http/headers'

const config: NextConfig = {
  reactStrictMode: true,
  // Only components that say 'use memo': memoising all of them added 3 to 5 KB of script to every page, and only what is
  // drawn again with each key gains by it.
  reactCompiler: { compilationMode: 'annotation' },
  typedRoutes: true,
  poweredByHeader: false,
  // Containers copy the server and what it needs from one folder (Containerfile). Elsewhere `next start` serves the build.
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  transpilePackages: ['nuqs', 'd3-geo', 'd3-array', 'internmap'],
  // Builds the service worker (app/sw.js), as a program of its own.
  serverExternalPackages: ['esbuild'],
  experimental: {
    inlineCss: true,
    // One script in place of several small ones: a request costs a slow phone more than the few bytes a page does not use.
    turbopackChunking: { minChunkSize: 150_000 },
    // Pages made on request stay in memory, which is bounded: addresses that name nothing must not fill the disk.
    isrFlushToDisk: false,
  },
  turbopack: {
    rules: {
      // See app/site-head.tsx.
      'site-styles-text.ts': {
        condition: { all: ['production', { not: 'browser' }] },
        loaders: ['./scripts/site-styles-loader.mjs'],
      },
      'globals.css': { condition: 'production', loaders: ['./scripts/no-styles-loader.mjs'] },
    },
  },
  // The catalogue is read from disk when a page is made, so it has to travel with the server's files.
  outputFileTracingIncludes: {
    '/**': ['./data/**/*.json', './data/pages/**/*.mdx'],
    '/og/**': ['./node_modules/@fontsource/newsreader/files/newsreader-*-500-normal.woff'],
  },
  // The tabs of /universities are pages of their own under one address: none loads what only another needs.
  rewrites: async () => ({
    beforeFiles: [
      {
        source: '/universities',
        has: [{ type: 'query', key: 'tab', value: 'compare' }],
        destination: '/universities/compare',
      },
    ],
    // Browsers ask for it by themselves, before they have read which icon the page names.
    afterFiles: [{ source: '/favicon.ico', destination: '/icons/icon-192.png' }],
    fallback: [],
  }),
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(process.env.NODE_ENV === 'development') },
    { source: '/scraper', headers: KEY_PAGE_HEADERS },
    ...['/universities', '/uk-universities', '/scholarships'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: CATALOGUE_CACHE }],
    })),
  ],
}

// Named, not imported: Turbopack hands a loader's options on as plain data.
const withMdx = createMdx({ options: { remarkPlugins: ['remark-gfm'] } })

export default withMdx(config)
