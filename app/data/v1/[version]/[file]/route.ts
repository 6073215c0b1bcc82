import { getPublished } from '@/lib/open-data/published'
import { MISSING_CACHE, OPEN_DATA_HEADERS } from '@/lib/server/headers'

const VERSION = /^[0-9a-f]{12}$/

/**
 * What is no file of the newest version, which the server sends by itself: `latest` leads to it, and an earlier version is
 * gone and says where the newest is. To send other bytes in its place would break the promise of its address.
 */
export async function GET(_request: Request, { params }: RouteContext<'/data/v1/[version]/[file]'>) {
  const { version, file } = await params
  const published = getPublished()
  const newest = published?.files.some(({ name }) => name === file)
    ? `/data/v1/${published.version}/${file}`
    : null
  const headers = new Headers(OPEN_DATA_HEADERS.map(({ key, value }): [string, string] => [key, value]))
  if (newest && version === 'latest') {
    headers.set('Location', newest)
    headers.set('Cache-Control', 'public, max-age=0, s-maxage=600')
    return new Response(null, { status: 307, headers })
  }
  headers.set('Cache-Control', MISSING_CACHE)
  if (!newest || !VERSION.test(version)) return new Response(null, { status: 404, headers })
  headers.set('Link', `<${newest}>; rel="latest-version"`)
  return Response.json(
    { error: 'This version is gone. The newest is named in “latest”.', latest: newest },
    { status: 410, headers },
  )
}
