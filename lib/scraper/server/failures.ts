import 'server-only'
import { isObject } from '../../text/is-object'
import { errorKindOf, ServiceError, type ErrorBody } from '../shared/service-error'

const MAX_MESSAGE_LENGTH = 500

/** The service may repeat the key in its message; the visitor's screen must not show it. */
function withoutKey(text: string, key: string): string {
  return key ? text.replaceAll(key, '(key)') : text
}

/**
 * The error for a failed answer of the service. `action` completes "while trying to …". `said` is the service's own
 * message; null when there is none, because nothing came or because the answer was not the service's.
 */
export function describeFailure(failure: {
  status: number
  action: string
  said: string | null
  key: string
}): ServiceError {
  const { status, action, said, key } = failure
  const own = {
    known: `The crawling service failed to ${action} (status ${status}).`,
    unexpected: `Unexpected error while trying to ${action} (status ${status}).`,
    'no-response': `No response from the crawling service while trying to ${action}.`,
    request: `The request to ${action} was refused.`,
  }[errorKindOf(status)]
  const message = said === null ? own : withoutKey(said, key).slice(0, MAX_MESSAGE_LENGTH)
  return new ServiceError(status, message)
}

/**
 * The service's message in the body of a failed answer: the error, then the reasons it lists.
 * Null when the body is not one of the service's.
 */
export function messageOf(body: unknown): string | null {
  if (!isObject(body) || typeof body.error !== 'string' || body.error.trim() === '') return null
  return [body.error.trim(), ...reasonsOf(body.details)].join(': ')
}

/** The first three messages in the service's list of what is wrong with a request. */
export function reasonsOf(details: unknown): string[] {
  if (!Array.isArray(details)) return []
  const messages = details.map((detail: unknown) => (isObject(detail) ? detail.message : null))
  return messages.filter((message) => typeof message === 'string').slice(0, 3)
}

export function toErrorBody(error: ServiceError): ErrorBody {
  const { status, kind, message, detail, retryAfterSeconds } = error
  return { error: { status, kind, message, detail, retryAfterSeconds } }
}

/**
 * The status of our own answer. A failure of the service becomes 502 or 504, because we are a gateway to it; its
 * refusals and our own keep their status.
 */
export function httpStatusOf(error: ServiceError): number {
  if (error.kind === 'request') return error.status
  if (error.status === 0) return 504
  return error.status >= 400 && error.status < 500 ? error.status : 502
}
