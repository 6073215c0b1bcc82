import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { addressElsewhere, findElsewhere } from '@/lib/programmes/start/other-list-counts'

/** The number of results of an address of the list of programmes, of universities or of scholarships, which `at` names. */
export function GET({ url }: Request) {
  const at = addressElsewhere(new URL(url).searchParams.get('at') ?? '')
  const found = at && findElsewhere(at)
  if (!found) return Response.json({ error: 'No list has this address.' }, { status: 404 })
  const redirect = redirectTo(`/api/found?at=${encodeURIComponent(at)}`, url)
  return redirect ?? Response.json(found, { headers: { 'Cache-Control': CATALOGUE_CACHE } })
}
