import { getPublished } from '@/lib/open-data/published'
import { MISSING_CACHE, OPEN_DATA_HEADERS } from '@/lib/server/headers'

/** Leads to the newest version of a file of the open data. */
export async function GET(_request: Request, { params }: RouteContext<'/data/v1/latest/[file]'>) {
  const { file } = await params
  const published = getPublished()
  if (!published?.files.some(({ name }) => name === file))
    return new Response(null, { status: 404, headers: { 'Cache-Control': MISSING_CACHE } })
  const headers = new Headers(OPEN_DATA_HEADERS.map(({ key, value }): [string, string] => [key, value]))
  headers.set('Location', `/data/v1/${published.version}/${file}`)
  headers.set('Cache-Control', 'public, max-age=0, s-maxage=600')
  return new Response(null, { status: 307, headers })
}
