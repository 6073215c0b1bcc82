import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getCard, getIndexFiles } from '@/lib/universities/queries'

/** What one card draws. An address of an older catalogue answers 404, and the page then asks the server instead. */
export async function GET(_request: Request, { params }: RouteContext<'/catalogue/[version]/cards/[id]'>) {
  const { version, id } = await params
  const card = version === getIndexFiles().version ? getCard(id) : null
  if (!card)
    return Response.json({ error: 'This catalogue has no such card. Reload the page.' }, { status: 404 })
  return Response.json(card, { headers: { 'Cache-Control': IMMUTABLE_CACHE } })
}
