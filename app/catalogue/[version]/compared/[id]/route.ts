import { getComparedWithCost } from '@/lib/cost/queries'
import { IMMUTABLE_CACHE } from '@/lib/server/headers'
import { getCatalogueFiles } from '@/lib/universities/queries'

/**
 * One column of the comparison; null when this catalogue has no such university. An address of an older catalogue
 * answers 404.
 */
export async function GET(_request: Request, { params }: RouteContext<'/catalogue/[version]/compared/[id]'>) {
  const { version, id } = await params
  if (version !== getCatalogueFiles().version)
    return Response.json({ error: 'This catalogue is no longer served. Reload the page.' }, { status: 404 })
  return Response.json(getComparedWithCost(id), { headers: { 'Cache-Control': IMMUTABLE_CACHE } })
}
