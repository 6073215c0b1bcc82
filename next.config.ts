import type { NextConfig } from 'next'
import { CATALOGUE_CACHE, securityHeaders } from './lib/http/headers'

const config: NextConfig = {
  reactStrictMode: true,
  reactCompiler: true,
  typedRoutes: true,
  poweredByHeader: false,
  transpilePackages: ['nuqs'],
  experimental: { inlineCss: true },
  // The catalogue is read from disk when a page is made, so it has to travel with the server's files.
  outputFileTracingIncludes: { '/**': ['./data/**/*.json'] },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(process.env.NODE_ENV === 'development') },
    ...['/universities', '/scholarships'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: CATALOGUE_CACHE }],
    })),
  ],
}

export default config
