import { getSubjectsVersion, getSubjectFacts } from '@/lib/compare/queries'
import { IMMUTABLE_CACHE } from '@/lib/server/headers'

/**
 * The facts about a subject at a university; null where either does not exist. An address of an older catalogue answers
 * 404.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/[version]/subject/[subject]/[id]'>,
) {
  const { version, subject, id } = await params
  if (version !== getSubjectsVersion())
    return Response.json({ error: 'This catalogue is no longer served. Reload the page.' }, { status: 404 })
  return Response.json(getSubjectFacts(id, subject), { headers: { 'Cache-Control': IMMUTABLE_CACHE } })
}
