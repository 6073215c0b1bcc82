import 'server-only'
import { z } from 'zod'
import { wait } from '../shared/job'
import { ServiceError } from '../shared/service-error'
import type { DocumentReader } from './document-stream'
import { describeFailure, messageOf } from './failures'
import { readReply } from './read-reply'

/** The address of the Firecrawl service, and the visitor's own key for this one request. */
export type Service = { apiUrl: string; apiKey: string }

const CLOUD_HOST = 'api.firecrawl.dev'
const MAX_TRIES = 3
const FIRST_RETRY_MS = 500
/** The time that we wait for the answer beyond the time that the service may take for the job. */
const GRACE_MS = 5_000
/** The time limit of calls that only start or read a job, and so wait for none. */
const DEFAULT_JOB_TIMEOUT_MS = 30_000

export const requestTimeout = (jobTimeoutMs: number) => jobTimeoutMs + GRACE_MS

/** @throws {ServiceError} 401 when the public service would be asked without a key. A self-hosted one may need none. */
export function requireKey(service: Service): void {
  if (service.apiKey.trim() || new URL(service.apiUrl).host !== CLOUD_HOST) return
  throw new ServiceError(401, 'No API key provided')
}

/** The id becomes part of a path, where anything but a UUID could name another call. */
export function requireId(id: string, what: string): string {
  if (!id.trim()) throw new ServiceError(400, `No ${what} ID provided`)
  if (!z.uuid().safeParse(id).success) throw new ServiceError(400, `That is not a ${what} ID`)
  return id
}

const NOT_ITS_OWN = 'The crawling service answered with something that is not its own.'

type Exchange = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  /** JSON, as a text. */
  body?: string
  /** Completes "while trying to …". */
  action: string
  jobTimeoutMs?: number
  signal?: AbortSignal
}

/** The seconds that a `Retry-After` header names, as a number or as a date; null when it names none. */
function secondsUntil(header: string | null): number | null {
  if (header === null || header.trim() === '') return null
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null
}

/**
 * Sends one request to the service, and gives what `read` makes of the answer. It follows no redirect, because only the
 * configured address may see the key. It repeats a read that fails with 502, and never repeats a call that changes
 * something or spends credits. It ends at its time limit, and when the visitor leaves.
 * @throws {ServiceError}
 */
async function exchange<Value>(
  service: Service,
  { method, path, body, action, jobTimeoutMs = DEFAULT_JOB_TIMEOUT_MS, signal }: Exchange,
  read: (response: Response) => Promise<Value>,
): Promise<Value> {
  const timeout = AbortSignal.timeout(requestTimeout(jobTimeoutMs))
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout
  for (let attempt = 1; ; attempt += 1) {
    let retryAfter: number | null = null
    try {
      const response = await fetch(`${service.apiUrl}${path}`, {
        method,
        headers: {
          ...(service.apiKey && { Authorization: `Bearer ${service.apiKey}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body,
        redirect: 'manual',
        cache: 'no-store',
        signal: stop,
      })
      retryAfter = secondsUntil(response.headers.get('retry-after'))
      return await read(response)
    } catch (error) {
      const noAnswer = { status: 0, action, said: null, key: service.apiKey }
      const failure = error instanceof ServiceError ? error : describeFailure(noAnswer)
      if (failure.status !== 502 || method !== 'GET' || attempt >= MAX_TRIES) {
        throw failure.withRetryAfter(retryAfter)
      }
      await wait(FIRST_RETRY_MS * 2 ** (attempt - 1), stop)
    }
  }
}

type ServiceRequest<Schema extends z.ZodType> = Pick<
  Exchange,
  'path' | 'action' | 'jobTimeoutMs' | 'signal'
> & {
  /** Sent as JSON with POST. */
  body?: Record<string, unknown>
  /** GET where it is left out and there is no body. */
  method?: Exchange['method']
  /** Takes the documents of a job's status one by one. */
  documents?: DocumentReader
  schema: Schema
}

/**
 * Makes one call of the service. The answer is checked like everything that comes from outside.
 * @throws {ServiceError}
 */
export async function requestService<Schema extends z.ZodType>(
  service: Service,
  { body, method = body ? 'POST' : 'GET', schema, documents, ...request }: ServiceRequest<Schema>,
): Promise<z.output<Schema>> {
  requireKey(service)
  const fail = (status: number, said: string | null) =>
    describeFailure({ status, action: request.action, said, key: service.apiKey })

  const parse = (status: number, reply: unknown): z.output<Schema> => {
    const said = messageOf(reply)
    if (status !== 200) throw fail(status, said)
    const parsed = schema.safeParse(reply)
    if (parsed.success) return parsed.data
    throw fail(status, said ?? NOT_ITS_OWN)
  }
  return exchange(service, { ...request, method, body: body && JSON.stringify(body) }, async (response) =>
    readReply(response, {
      isPaid: method === 'POST',
      documents,
      parse: (reply) => parse(response.status, reply),
    }),
  )
}
