import { securityHeaders } from './headers'

const policy = (isDevelopment: boolean) =>
  securityHeaders(isDevelopment).find((header) => header.key === 'Content-Security-Policy')?.value ?? ''

it('names no origin but our own', () => {
  expect(policy(false)).not.toMatch(/https?:|\*|\bws:/)
  expect(policy(false)).toContain("frame-ancestors 'none'")
})

it('lets only the development server evaluate code', () => {
  expect(policy(false)).not.toContain('unsafe-eval')
  expect(policy(true)).toContain('unsafe-eval')
})

it.each(['Strict-Transport-Security', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])(
  'sends %s',
  (key) => {
    expect(securityHeaders(false).some((header) => header.key === key)).toBe(true)
  },
)
