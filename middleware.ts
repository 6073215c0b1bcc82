import { NextResponse, type NextRequest } from 'next/server'
import { canonicalQuery, isSameQuery } from '@/lib/web/canonical-query'
import { findCountryCode } from '@/lib/places/queries'

/** Sends every list address to its canonical form, so that caches hold one copy of each answer. */
export function middleware(request: NextRequest) {
  const query = canonicalQuery(new URL(request.nextUrl), findCountryCode)
  if (query === null || isSameQuery(query, request.nextUrl.search)) return NextResponse.next()
  const url = new URL(request.nextUrl)
  url.search = query
  return NextResponse.redirect(url, 307)
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/universities', '/universities/filters', '/uk-universities', '/scholarships'],
}
