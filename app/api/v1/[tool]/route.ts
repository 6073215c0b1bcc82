import { openApi } from '@/lib/api/openapi'
import { letAsk, OPEN, refuseByRate, refuseMethod } from '@/lib/api/rate'
import { TOOL_NAMES } from '@/lib/api/schema'
import { askTool } from '@/lib/api/tools'
import { CATALOGUE_CACHE, MISSING_CACHE } from '@/lib/server/headers'
import { SITE } from '@/lib/site'
import { version } from '@/package.json'

/** A tool of the interface for programs, or their description. Anybody may read it, from any site. */
export async function GET({ url, headers }: Request, { params }: RouteContext<'/api/v1/[tool]'>) {
  const { tool } = await params
  const refusal = refuseByRate(headers)
  if (refusal) return refusal
  const answer =
    tool === 'openapi.json'
      ? { status: 200, body: openApi(SITE, version) }
      : askTool(tool, Object.fromEntries(new URL(url).searchParams))
  if (!answer)
    return Response.json(
      { error: `There is no such tool. Ask one of ${TOOL_NAMES.join(', ')}.` },
      { status: 404, headers: { ...OPEN, 'Cache-Control': MISSING_CACHE } },
    )
  const cache = answer.status === 200 ? CATALOGUE_CACHE : MISSING_CACHE
  return Response.json(answer.body, { status: answer.status, headers: { ...OPEN, 'Cache-Control': cache } })
}

/** A page of another site may send headers of its own, which say nothing here. */
export const OPTIONS = () => letAsk('GET', '*')

export const POST = () => refuseMethod('GET, HEAD, OPTIONS')
export { POST as DELETE, POST as PATCH, POST as PUT }
