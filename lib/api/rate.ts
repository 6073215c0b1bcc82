import { env } from '../env'
import { oncePerProcess } from '../once-per-process'
import { count } from '../text/format'
import { clientAddress, takeTokens, type RateLimitState } from '../server/rate-limit'

const getAsked = oncePerProcess('questions of programs', (): RateLimitState => new Map())
const LIMIT = { capacity: env.SCRAPER_REQUESTS_PER_MINUTE, windowMs: 60_000, maxClients: 10_000 }

/** Anybody may read the answers, from any site. */
export const OPEN = { 'Access-Control-Allow-Origin': '*' }

/** Lets a page of another site ask with a method and with headers that a browser asks for leave of first. */
export const letAsk = (method: string, headers: string) =>
  new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': headers,
      'Access-Control-Max-Age': '86400',
    },
  })

/** The answer to any other method. */
export const refuseMethod = (allowed: string) =>
  Response.json(
    { error: `Ask with one of ${allowed}.` },
    { status: 405, headers: { ...OPEN, Allow: allowed } },
  )

/** Takes a turn of the sender, whichever of the two interfaces it asks; the refusal where it has none left. */
export function refuseByRate(headers: Headers): Response | null {
  const turn = takeTokens(getAsked(), LIMIT, { client: clientAddress(headers), cost: 1, now: Date.now() })
  if (turn.isAllowed) return null
  return Response.json(
    {
      error: `Too many requests from this address: ask again in ${count(turn.retryAfterSeconds, 'second')}.`,
    },
    { status: 429, headers: { ...OPEN, 'Retry-After': String(turn.retryAfterSeconds) } },
  )
}
