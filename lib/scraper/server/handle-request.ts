import 'server-only'
import type { z } from 'zod'
import { env } from '../../env'
import { clientAddress, takeTokens, type RateLimitState } from '../../server/rate-limit'
import { readJsonBody } from '../../server/read-json-body'
import { isSameOrigin } from '../../server/same-origin'
import { ServiceError } from '../shared/service-error'
import { httpStatusOf, toErrorBody } from './failures'
import { readResultPage, type ReadPages } from './page-jobs'
import { describeIssue, MAX_BODY_BYTES, SkipSchema } from './requests'
import type { Service } from './service-request'

/** The number of tokens of the rate limit that a request costs its sender. */
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

/** The visitor's key, which comes in this header only; empty when there is none. */
function readKey(headers: Headers): string {
  return /^Bearer ([\x21-\x7e]{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
}

/**
 * Answers a request to `/api/scraper`. It refuses requests from other sites and senders over the rate limit, passes the
 * visitor's key to `call`, and makes an answer that no cache keeps of the data, the response or the error of `call`.
 */
export async function handleRequest(
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
    // The log gets the error's name only: its message may quote the request, and with it the key.
    console.error(
      'A scraper request failed unexpectedly:',
      error instanceof Error ? error.name : typeof error,
    )
    return toResponse(refuse(500, 'Something went wrong on our side.'))
  }
}

/** The request's body, checked. @throws {ServiceError} that says what is wrong with the body. */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body = await readJsonBody(request, MAX_BODY_BYTES)
  if (!body.isRead) throw refuse(body.status, body.reason)
  const parsed = await schema.safeParseAsync(body.value)
  if (parsed.success) return parsed.data
  throw refuse(400, describeIssue(parsed.error))
}

/** One parameter of the address, checked. Where it is absent, the schema's default holds. */
export function readParameter<Schema extends z.ZodType>(
  request: Request,
  name: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(new URL(request.url).searchParams.get(name) ?? undefined)
  if (parsed.success) return parsed.data
  throw refuse(400, `${name}: ${describeIssue(parsed.error)}`)
}

type JobContext = { params: Promise<{ id: string }> }

/** A POST that passes its checked body to `call`, which spends the visitor's credits. */
export function postRoute<Schema extends z.ZodType>(
  schema: Schema,
  call: (service: Service, body: z.output<Schema>, signal: AbortSignal) => Promise<unknown>,
) {
  return (request: Request) =>
    handleRequest(request, COST.spend, async (service) =>
      call(service, await readBody(request, schema), request.signal),
    )
}

/** A request that passes the id in its address to `call`. */
export function jobRoute(
  call: (service: Service, id: string, signal: AbortSignal) => Promise<unknown>,
  cost: number = COST.read,
) {
  return (request: Request, { params }: JobContext) =>
    handleRequest(request, cost, async (service) => call(service, (await params).id, request.signal))
}

/** A GET of some pages of a job: from its parameter `skip` on, without the first `drop` of them. */
export function resultsRoute(readPages: ReadPages) {
  return (request: Request, { params }: JobContext) =>
    handleRequest(request, COST.read, async (service) => {
      const skip = readParameter(request, 'skip', SkipSchema)
      const drop = readParameter(request, 'drop', SkipSchema)
      const { signal } = request
      return readResultPage(readPages, service, (await params).id, { skip, drop, signal })
    })
}
