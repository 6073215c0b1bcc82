import { getChoiceVersion } from '@/lib/choice/queries'
import { IMMUTABLE_CACHE } from '@/lib/server/headers'

/** The answer of a file of this version, null where it names nothing; an address of an older catalogue answers 404. */
export function versioned(version: string, read: () => unknown): Response {
  if (version !== getChoiceVersion())
    return Response.json({ error: 'This catalogue is no longer served. Reload the page.' }, { status: 404 })
  return Response.json(read(), { headers: { 'Cache-Control': IMMUTABLE_CACHE } })
}
