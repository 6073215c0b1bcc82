/** The statuses with which the service is known to refuse. Any other is unexpected; 0 means that no answer came. */
const KNOWN_STATUSES: readonly number[] = [400, 402, 403, 408, 409, 500]

/** `request`: our own route refused the request before it asked the service. */
type ErrorKind = 'known' | 'unexpected' | 'no-response' | 'request'

export const NO_MODEL = 'The service has no language model set up.'
/** The library of a service without a model asks the operator for the key of one. */
const ASKS_FOR_MODEL = /api ?key.*(missing|parameter|environment)|(OPENAI|ANTHROPIC|OLLAMA|MODEL)_[A-Z_]+/is

/** What the service says, in plain words where we know what it means. */
export const plainWords = (said: string) => (ASKS_FOR_MODEL.test(said) ? NO_MODEL : said)

/** The error that our routes send the browser when a call failed. */
export type ErrorBody = {
  error: Pick<ServiceError, 'status' | 'kind' | 'message' | 'detail' | 'retryAfterSeconds'>
}

/** A call to the service that failed. The server throws it, and the browser makes it again from the `ErrorBody`. */
export class ServiceError extends Error {
  /** The status of the service's answer; 0 when it did not answer. */
  readonly status: number
  readonly kind: ErrorKind
  /** The service's own reason, where `message` is a fixed text of ours. */
  readonly detail: string | null
  /** The wait before the next try; null when the service does not name one. */
  readonly retryAfterSeconds: number | null

  constructor(
    status: number,
    message: string,
    more: { kind?: ErrorKind; detail?: string | null; retryAfterSeconds?: number | null } = {},
  ) {
    super(status === 401 ? message : plainWords(message))
    this.name = 'ServiceError'
    this.status = status
    this.kind = more.kind ?? errorKindOf(status)
    this.detail = more.detail ? plainWords(more.detail) : null
    this.retryAfterSeconds = more.retryAfterSeconds ?? retryAfter(message)
  }

  /** The same error with the wait that the answer's header names, where the message names none. */
  withRetryAfter(seconds: number | null): ServiceError {
    if (seconds === null || this.retryAfterSeconds !== null || this.kind === 'request') return this
    const { status, message, kind, detail } = this
    return new ServiceError(status, message, { kind, detail, retryAfterSeconds: seconds })
  }
}

export function errorKindOf(status: number): ErrorKind {
  if (status === 0) return 'no-response'
  return KNOWN_STATUSES.includes(status) ? 'known' : 'unexpected'
}

/** The service says how long to wait in the text of its message only. */
function retryAfter(message: string): number | null {
  const seconds = /retry after (\d+)\s*s/i.exec(message)?.[1]
  return seconds === undefined ? null : Number(seconds)
}
