import 'server-only'
import type { z } from 'zod'
import { env } from '../../env'
import { clientAddress, takeTokens, type RateLimitState } from '../../http/rate-limit'
import { readJsonBody } from '../../http/read-json-body'
import { isSameOrigin } from '../../http/same-origin'
import { httpStatusOf, ServiceError, toErrorBody } from '../shared/api-errors'
import { describeIssue, MAX_BODY_BYTES } from '../shared/requests'
import type { Service } from './service-request'

/** What a request takes from its sender's allowance. */
export const COST = { read: 1, spend: 5 } as const

const clients: RateLimitState = new Map()
const LIMIT = { capacity: env.SCRAPER_REQUESTS_PER_MINUTE, windowMs: 60_000, maxClients: 10_000 }

const HEADERS = { 'Cache-Control': 'no-store', Vary: 'Authorization' }
const refuse = (status: number, message: string, retryAfterSeconds: number | null = null) =>
  new ServiceError(status, message, { kind: 'request', retryAfterSeconds })

function toResponse(error: ServiceError): Response {
  const wait = error.retryAfterSeconds
  return Response.json(toErrorBody(error), {
    status: httpStatusOf(error),
    headers: { ...HEADERS, ...(wait !== null && { 'Retry-After': String(wait) }) },
  })
}

/** The visitor's key: from this header and nowhere else. Empty when there is none. */
function readKey(headers: Headers): string {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
}

/**
 * The frame around every call of `/api/scraper`: refuses other sites and those who ask too much, takes the key from
 * the request, and turns what `call` gives (data, or a response of its own) or throws into an answer that no cache keeps.
 */
export async function answer(
  request: Request,
  cost: number,
  call: (service: Service) => Promise<unknown>,
): Promise<Response> {
  const apiKey = readKey(request.headers)
  try {
    if (!isSameOrigin(request)) throw refuse(403, 'This address answers to the pages of this site only.')
    const client = clientAddress(request.headers)
    const taken = takeTokens(clients, LIMIT, { client, cost, now: Date.now() })
    if (!taken.isAllowed) {
      throw refuse(429, 'You are asking too often. Wait a moment and try again.', taken.retryAfterSeconds)
    }
    const result = await call({ apiUrl: env.FIRECRAWL_API_URL, apiKey })
    return result instanceof Response ? result : Response.json(result, { headers: HEADERS })
  } catch (error) {
    if (error instanceof ServiceError) return toResponse(error)
    // Only the kind of error: its text may quote the request, and with it the key.
    console.error(
      'A scraper request failed unexpectedly:',
      error instanceof Error ? error.name : typeof error,
    )
    return toResponse(refuse(500, 'Something went wrong on our side.'))
  }
}

/** The request's body, checked. @throws {ServiceError} with what is wrong with it. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readJsonBody(request, MAX_BODY_BYTES)
  if (!body.isRead) throw refuse(body.status, body.reason)
  const parsed = schema.safeParse(body.value)
  if (parsed.success) return parsed.data
  throw refuse(400, describeIssue(parsed.error))
}

/** One parameter of the address, checked; an absent one is left to the schema's default. */
export function readParameter<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(new URL(request.url).searchParams.get(name) ?? undefined)
  if (parsed.success) return parsed.data
  throw refuse(400, `${name}: ${describeIssue(parsed.error)}`)
}

/** An answer of server-sent events. `no-transform` keeps compression from holding events back. */
export function eventResponse(stream: ReadableStream<Uint8Array>): Response {
  return new Response(stream, {
    headers: {
      ...HEADERS,
      'Cache-Control': 'no-store, no-transform',
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no',
    },
  })
}
