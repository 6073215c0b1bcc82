/** Statuses with which the service is known to refuse; any other is unexpected, and 0 means that nothing came back. */
const KNOWN_STATUSES: readonly number[] = [400, 402, 403, 408, 409, 500]
const MAX_MESSAGE_LENGTH = 500

/** `request`: our own handlers refused before the service was asked. */
export type ErrorKind = 'known' | 'unexpected' | 'no-response' | 'request'

/** What the browser gets when a call failed. `status` is the service's, 0 when it did not answer. */
export type ErrorBody = {
  error: {
    status: number
    kind: ErrorKind
    message: string
    /** The service's own reason, where `message` is a fixed text of ours. */
    detail: string | null
    /** How long to wait before asking again; null when the service does not say. */
    retryAfterSeconds: number | null
  }
}

export class ServiceError extends Error {
  readonly status: number
  readonly kind: ErrorKind
  readonly detail: string | null
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    message: string,
    more: { kind?: ErrorKind; detail?: string | null; retryAfterSeconds?: number | null } = {},
  ) {
    super(message)
    this.name = 'ServiceError'
    this.status = status
    this.kind = more.kind ?? kindOf(status)
    this.detail = more.detail ?? null
    this.retryAfterSeconds = more.retryAfterSeconds ?? retryAfter(message)
  }
}

function kindOf(status: number): ErrorKind {
  if (status === 0) return 'no-response'
  return KNOWN_STATUSES.includes(status) ? 'known' : 'unexpected'
}

/** The service says how long to wait in its text only. */
function retryAfter(message: string): number | null {
  const seconds = /retry after (\d+)\s*s/i.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}

/** Words that name the key come back without it. */
function withoutKey(text: string, key: string): string {
  return key ? text.replaceAll(key, '(key)') : text
}

/**
 * The error for an answer of the service. `action` completes "while trying to …"; `said` is the service's own
 * message, null when it gave none (no answer, or a page that is not the service's).
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
  }[kindOf(status)]
  const message = said === null ? own : withoutKey(said, key).slice(0, MAX_MESSAGE_LENGTH)
  return new ServiceError(status, message)
}

/**
 * The service's own message in the body of a failed answer: its error and what it found wrong with the request.
 * Null when the body is not one of the service's.
 */
export function messageOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null
  if (typeof body.error !== 'string' || body.error.trim() === '') return null
  return [body.error.trim(), ...('details' in body ? reasonsOf(body.details) : [])].join(': ')
}

/** The messages in the service's list of what is wrong with a request. */
export function reasonsOf(details: unknown): string[] {
  if (!Array.isArray(details)) return []
  const messages = details.map((detail: unknown) =>
    typeof detail === 'object' && detail !== null && 'message' in detail ? detail.message : null,
  )
  return messages.filter((message) => typeof message === 'string').slice(0, 3)
}

export function toErrorBody(error: ServiceError): ErrorBody {
  const { status, kind, message, detail, retryAfterSeconds } = error
  return { error: { status, kind, message, detail, retryAfterSeconds } }
}

/** A failure of the service behind us is a gateway's failure; its refusals, and ours, are passed on as they are. */
export function httpStatusOf(error: ServiceError): number {
  if (error.kind === 'request') return error.status
  if (error.status === 0) return 504
  return error.status >= 400 && error.status < 500 ? error.status : 502
}
