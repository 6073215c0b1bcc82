import 'server-only'
import type { z } from 'zod'
import { readText } from '../../http/read-text'
import { wait } from '../shared/job'
import { ServiceError } from '../shared/service-error'
import { describeFailure, messageOf } from './failures'

/** The address of the Firecrawl service, and the visitor's own key for this one request. */
export type Service = { apiUrl: string; apiKey: string }

/** A page of results may be a little over 10 MiB. An answer far larger than that is not one of the service's. */
const MAX_REPLY_BYTES = 32 * 1024 * 1024
const MAX_TRIES = 3
const FIRST_RETRY_MS = 500
/** How much longer we wait for the answer than the service may take for the job. */
const GRACE_MS = 5_000
/** The time limit of calls that only start or read a job, and so wait for none. */
export const DEFAULT_JOB_TIMEOUT_MS = 30_000

export const requestTimeout = (jobTimeoutMs: number) => jobTimeoutMs + GRACE_MS

type ServiceRequest<Schema extends z.ZodType> = {
  path: string
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: Record<string, unknown>
  schema: Schema
  /** Completes "while trying to …". */
  action: string
  jobTimeoutMs?: number
  signal?: AbortSignal
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends the requests that the SDK (version 4.42) cannot send: those with `skip` and `limit`, those that must end when
 * the visitor leaves, those whose failures the SDK hides, and those of the service's earlier version, where the SDK has
 * no time limit and reports a missing answer as status 500. It follows no redirect, because only the configured address
 * may see the key. It repeats a read that fails with 502, and never repeats a call that spends credits.
 * @throws {ServiceError}
 */
export async function requestService<Schema extends z.ZodType>(
  service: Service,
  request: ServiceRequest<Schema>,
): Promise<z.output<Schema>> {
  const { path, body, schema, action, jobTimeoutMs = DEFAULT_JOB_TIMEOUT_MS, signal } = request
  const timeout = AbortSignal.timeout(requestTimeout(jobTimeoutMs))
  const stop = signal ? AbortSignal.any([signal, timeout]) : timeout
  const fail = (status: number, said: string | null) =>
    describeFailure({ status, action, said, key: service.apiKey })

  for (let attempt = 1; ; attempt += 1) {
    let status: number
    let text: string | null
    try {
      const response = await fetch(`${service.apiUrl}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          ...(service.apiKey && { Authorization: `Bearer ${service.apiKey}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        redirect: 'manual',
        cache: 'no-store',
        signal: stop,
      })
      status = response.status
      text = await readText(response, MAX_REPLY_BYTES)
    } catch {
      throw fail(0, null)
    }
    if (status === 502 && !body && attempt < MAX_TRIES) {
      await wait(FIRST_RETRY_MS * 2 ** (attempt - 1), stop)
      continue
    }
    if (text === null)
      throw new ServiceError(status, 'The answer of the crawling service is too large to read.')
    const reply = parseJson(text)
    if (status !== 200) throw fail(status, messageOf(reply))
    const parsed = schema.safeParse(reply)
    if (parsed.success) return parsed.data
    throw fail(
      status,
      messageOf(reply) ?? 'The crawling service answered with something that is not its own.',
    )
  }
}
