/** A CDN keeps a list page for ten minutes and may serve it for a day more while it fetches a fresh one. */
export const CATALOGUE_CACHE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400'

/** An address that names nothing today may name something tomorrow, so nobody keeps the answer for long. */
export const MISSING_CACHE = 'public, max-age=0, s-maxage=120'

/** A picture changes only with its figures, which is seldom, and an old one does no harm for a week. */
export const PICTURE_CACHE = 'public, max-age=86400, s-maxage=604800, stale-while-revalidate=604800'

/** The flag of a country has no hash in its address. */
export const FLAG_CACHE = 'public, max-age=86400'

/** Addresses that carry a hash of their content never change. While somebody edits the code behind them, they do. */
export const IMMUTABLE_CACHE =
  process.env.NODE_ENV === 'development' ? 'no-cache' : 'public, max-age=31536000, immutable'

/**
 * The headers of every page and of the data. They allow no origin but our own. They allow inline scripts, because pages are static and
 * cached, and a nonce would have to differ on every request.
 * @param options.isPreloaded whether the operator wants HTTPS alone for all subdomains, and a place in the lists that
 * browsers ship with
 */
export function securityHeaders({
  isDevelopment,
  isPreloaded,
}: {
  isDevelopment: boolean
  isPreloaded: boolean
}): { key: string; value: string }[] {
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self' blob:",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
  }
  return [
    {
      key: 'Content-Security-Policy',
      value: Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
    },
    {
      key: 'Strict-Transport-Security',
      value: `max-age=63072000${isPreloaded ? '; includeSubDomains; preload' : ''}`,
    },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      value:
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
    },
  ]
}

/**
 * Headers of the comparison that other sites frame, the one page that allows it. It runs nothing and sends nothing.
 */
export const FRAMED_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value:
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
]

/** A script, typeface or picture by itself does nothing that a policy could forbid, and is often smaller than one. */
export const FILE_HEADERS = [{ key: 'X-Content-Type-Options', value: 'nosniff' }]

/**
 * Any site may read the open data. Nobody packs it: 38 MB would keep a server busy for a second.
 */
export const OPEN_DATA_HEADERS = [
  { key: 'Access-Control-Allow-Origin', value: '*' },
  { key: 'Cache-Control', value: 'public, max-age=86400, no-transform' },
]

/**
 * Headers of the page that holds the visitor's key: a window that opened the page cannot reach into it. Other pages have
 * nothing to guard, and with this header a phone would start one more process before it paints a visit from another site.
 */
export const KEY_PAGE_HEADERS = [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin' }]
