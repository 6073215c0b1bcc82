import 'server-only'
import { Firecrawl, SdkError } from '@mendable/firecrawl-js'
import { z } from 'zod'
import { describeFailure, reasonsOf, ServiceError } from '../shared/api-errors'
import { DEFAULT_JOB_TIMEOUT_MS, requestTimeout, type Service } from './service-request'

const CLOUD_HOST = 'api.firecrawl.dev'
/** @throws {ServiceError} 401 on the public service; one that is self-hosted may need no key. */
export function requireKey(service: Service): void {
  if (service.apiKey.trim() || new URL(service.apiUrl).host !== CLOUD_HOST) return
  throw new ServiceError(401, 'No API key provided')
}

/** The id becomes part of a path: anything but a UUID could name another call. */
export function requireId(id: string, what: string): string {
  if (!id.trim()) throw new ServiceError(400, `No ${what} ID provided`)
  if (!z.uuid().safeParse(id).success) throw new ServiceError(400, `That is not a ${what} ID`)
  return id
}

/**
 * One call of the SDK, with a client of its own. The key and the address are always given, because the SDK would
 * otherwise take them from the environment; a call that spends credits is never repeated.
 */
export async function callSdk<Result>(
  service: Service,
  { action, jobTimeoutMs = DEFAULT_JOB_TIMEOUT_MS }: { action: string; jobTimeoutMs?: number },
  call: (client: Firecrawl) => Promise<Result>,
): Promise<Result> {
  requireKey(service)
  const timeoutMs = requestTimeout(jobTimeoutMs)
  const client = new Firecrawl({ ...service, timeoutMs, maxRetries: 1 })
  try {
    return await call(client)
  } catch (error) {
    if (!(error instanceof SdkError)) throw error
    const status = error.status ?? 0
    // Without words of the service's own, the SDK makes some up; a network error's would name our address.
    const isOwn = status !== 0 && !/^Request failed/.test(error.message)
    const said = isOwn ? [error.message, ...reasonsOf(error.details)].join(': ') : null
    throw describeFailure({ status, action, said, key: service.apiKey })
  }
}

/** What the SDK hands over, checked like everything that comes from outside. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  reply: unknown,
  action: string,
): z.output<Schema> {
  const parsed = schema.safeParse(reply)
  if (parsed.success) return parsed.data
  throw new ServiceError(200, `The crawling service answered something unexpected while trying to ${action}.`)
}
