import { parseUrl } from '../text/parse-url'

function hostOf(address: string | null): string | null {
  return (address && parseUrl(address)?.host) || null
}

/**
 * Whether a page of this site sent the request. A browser says so in `Sec-Fetch-Site`; an older one names its page in
 * `Origin` or `Referer`. The answer is no where all three are missing.
 * Only hosts are compared, because behind a proxy that ends TLS the server sees another protocol than the browser.
 */
export function isSameOrigin(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const sender = hostOf(headers.get('origin') ?? headers.get('referer'))
  const own = headers.get('x-forwarded-host') ?? headers.get('host') ?? hostOf(request.url)
  return sender !== null && sender === own
}
