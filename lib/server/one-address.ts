import type { Route } from 'next'

/** A query without its question mark, as text: programs that fetch feeds write commas and colons in either way. */
function plain(query: string): string | null {
  try {
    return decodeURIComponent(query.replace(/^\?/, '').replaceAll('+', ' '))
  } catch {
    return null
  }
}

/**
 * Redirects to the one address of a file; null for a request of that address, in any encoding: a program that encodes
 * an address anew with each request would be redirected for ever.
 * @param href the address, from the root on
 */
export function redirectTo(href: string, asked: string): Response | null {
  const { search } = new URL(asked)
  const wanted = href.includes('?') ? href.slice(href.indexOf('?')) : ''
  if (plain(search) === plain(wanted)) return null
  // From the root on, because a server behind a proxy does not know the site's address.
  return new Response(null, { status: 307, headers: { Location: asLocation(href) } })
}

/** An address from the root on, as a header holds it, which takes no letters but Latin ones. */
export function asLocation(href: string): Route {
  const { pathname, search } = new URL(href, 'http://localhost')
  return (pathname + search) as Route
}
