import { findElsewhere } from '@/lib/programmes/start/found-elsewhere'

/** How much the list of programmes or of scholarships has for an address of it, which `at` names. */
export function GET(request: Request) {
  const found = findElsewhere(new URL(request.url).searchParams.get('at') ?? '')
  if (!found) return Response.json({ error: 'No list has this address.' }, { status: 404 })
  return Response.json(found, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
