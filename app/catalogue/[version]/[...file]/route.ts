import { catalogueVersion } from '@/lib/catalogue-version'
import { IMMUTABLE_CACHE, MISSING_CACHE } from '@/lib/server/headers'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { builtFiles, makeFile } from '../../makers'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return paramsToBuild(() => builtFiles().map((file) => ({ version: catalogueVersion(), file })))
}

/** A file of the catalogue for browsers, which keep it for ever. Another version than the present one is not served. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/[version]/[...file]'>,
): Promise<Response> {
  const { version, file } = await params
  const content = version === catalogueVersion() ? await makeFile(file) : undefined
  if (content === undefined)
    return Response.json(
      { error: 'This catalogue is no longer served. Reload the page.' },
      { status: 404, headers: { 'Cache-Control': MISSING_CACHE } },
    )
  const isText = file.at(-1)?.endsWith('.txt')
  return new Response(typeof content === 'string' ? content : JSON.stringify(content), {
    headers: {
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json',
      // While developing the version stays the same when data changes.
      'Cache-Control': process.env.NODE_ENV === 'development' ? 'no-cache' : IMMUTABLE_CACHE,
    },
  })
}
