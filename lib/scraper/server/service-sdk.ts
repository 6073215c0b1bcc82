import 'server-only'
import { Firecrawl, SdkError } from '@mendable/firecrawl-js'
import { z } from 'zod'
import { ServiceError } from '../shared/service-error'
import { describeFailure, reasonsOf } from './failures'
import { DEFAULT_JOB_TIMEOUT_MS, requestTimeout, type Service } from './service-request'

const CLOUD_HOST = 'api.firecrawl.dev'

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

/**
 * Makes one call of the SDK with a new client. It always passes the key and the address, because the SDK would
 * otherwise take them from the environment, and it never repeats a call, because a call may spend credits.
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
    // Where the service sent no message, the SDK writes one; that of a network error would name our address.
    const isOwn = status !== 0 && !/^Request failed/.test(error.message)
    const said = isOwn ? [error.message, ...reasonsOf(error.details)].join(': ') : null
    throw describeFailure({ status, action, said, key: service.apiKey })
  }
}

/** The SDK's reply, checked by a schema like everything that comes from outside. @throws {ServiceError} */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  reply: unknown,
  action: string,
): z.output<Schema> {
  const parsed = schema.safeParse(reply)
  if (parsed.success) return parsed.data
  throw new ServiceError(200, `The crawling service answered something unexpected while trying to ${action}.`)
}
