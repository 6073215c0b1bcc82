import { NextResponse, type NextRequest } from 'next/server'
import { canonicalQuery } from '@/lib/web/canonical-query'
import { findCountryCode, findWorldCode } from '@/lib/places/queries'

/** The parameter with which Next's router marks the address of each payload. It comes last. */
const HASH = /[?&]_rsc(=[^&]*)?$/

/** Sends every list address to its canonical form, so that caches hold one copy of each answer. */
export function middleware(request: NextRequest) {
  const asked = new URL(request.url)
  const [hash = ''] = (request.headers.has('rsc') && HASH.exec(asked.search)) || []
  // As text: `searchParams` would write the rest of the query in its own way, and each answer would be one more redirect.
  asked.search = asked.search.slice(0, asked.search.length - hash.length)
  const query = canonicalQuery(asked, findCountryCode, findWorldCode)
  if (query === null || query === asked.search) return NextResponse.next()
  asked.search = hash ? `${query}${query ? '&' : '?'}${hash.slice(1)}` : query
  return NextResponse.redirect(asked, 307)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/universities',
    '/universities/filters',
    '/uk-universities',
    '/scholarships',
    '/programmes',
    '/cost',
  ],
}
