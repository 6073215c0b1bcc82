import type * as headers from './headers'
import { FRAMED_HEADERS, securityHeaders } from './headers'

const header = (key: string, options: Partial<Parameters<typeof securityHeaders>[0]> = {}) =>
  securityHeaders({ isDevelopment: false, isPreloaded: false, ...options }).find((found) => found.key === key)
    ?.value
const policy = (isDevelopment: boolean) => header('Content-Security-Policy', { isDevelopment })

it('names no origin but our own', () => {
  expect(policy(false)).not.toMatch(/https?:|\*|\bws:/)
  expect(policy(false)).toContain("frame-ancestors 'none'")
})

it('lets other sites frame a document that runs nothing, and no page', () => {
  const framed = Object.fromEntries(FRAMED_HEADERS.map(({ key, value }) => [key, value]))
  expect(framed['Content-Security-Policy']).toContain('frame-ancestors *')
  expect(framed['Content-Security-Policy']).toMatch(/^default-src 'none'; style-src/)
  expect(framed['X-Frame-Options']).toBeUndefined()
  expect(header('X-Frame-Options')).toBe('DENY')
})

it('lets only the development server evaluate code', () => {
  expect(policy(false)).not.toContain('unsafe-eval')
  expect(policy(true)).toContain('unsafe-eval')
})

it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])(
  'sends %s',
  (key) => {
    expect(header(key)).toBeTruthy()
  },
)

it('binds other subdomains to HTTPS only when the operator asks for it', () => {
  expect(header('Strict-Transport-Security')).toBe('max-age=63072000')
  expect(header('Strict-Transport-Security', { isPreloaded: true })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  )
})

it('lets browsers keep files for ever, but none while somebody develops', () => {
  const cacheWhile = (NODE_ENV: 'production' | 'development') => {
    const before = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV })
    let found = ''
    jest.isolateModules(() => {
      found = jest.requireActual<typeof headers>('./headers').IMMUTABLE_CACHE
    })
    before.restore()
    return found
  }
  expect(cacheWhile('production')).toBe('public, max-age=31536000, immutable')
  expect(cacheWhile('development')).toBe('no-cache')
})
