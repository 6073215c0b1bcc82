import { openApi } from '@/lib/api/openapi'
import { askTool } from '@/lib/api/tools'
import { env } from '@/lib/env'
import { CATALOGUE_CACHE, MISSING_CACHE } from '@/lib/server/headers'
import { clientAddress, takeTokens, type RateLimitState } from '@/lib/server/rate-limit'
import { SITE } from '@/lib/site'
import { version } from '@/package.json'

const asked: RateLimitState = new Map()
const LIMIT = { capacity: env.SCRAPER_REQUESTS_PER_MINUTE, windowMs: 60_000, maxClients: 10_000 }

const OPEN = { 'Access-Control-Allow-Origin': '*' }

/** A tool of the interface for programs, or their description. Anybody may read it, from any site. */
export async function GET({ url, headers }: Request, { params }: RouteContext<'/api/v1/[tool]'>) {
  const { tool } = await params
  const turn = takeTokens(asked, LIMIT, { client: clientAddress(headers), cost: 1, now: Date.now() })
  if (!turn.isAllowed)
    return Response.json(
      { error: 'Too many requests from this address.' },
      { status: 429, headers: { ...OPEN, 'Retry-After': String(turn.retryAfterSeconds) } },
    )
  const answer =
    tool === 'openapi.json'
      ? { status: 200, body: openApi(SITE, version) }
      : askTool(tool, Object.fromEntries(new URL(url).searchParams))
  if (!answer)
    return Response.json(
      { error: 'There is no such tool.' },
      { status: 404, headers: { ...OPEN, 'Cache-Control': MISSING_CACHE } },
    )
  const cache = answer.status === 200 ? CATALOGUE_CACHE : MISSING_CACHE
  return Response.json(answer.body, { status: answer.status, headers: { ...OPEN, 'Cache-Control': cache } })
}
