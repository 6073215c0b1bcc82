import { count } from '../../text/format'
import { ServiceError } from '../shared/service-error'
import { ConnectionError } from './connection'
import { PoorOutcome } from './poor-outcome'

/** The text of a toast: the service's message, or the fallback where the service did not answer. */
export function toastText(error: unknown, fallback: string): string {
  const hasWords = error instanceof ServiceError && error.kind !== 'no-response'
  return hasWords ? error.message : fallback
}

/** The text of the page beside the toast: the reason, and when to try again. Null when there is nothing to add. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof ConnectionError)
    return 'The connection to this site was lost. Check yours and try again.'
  if (error instanceof PoorOutcome) return error.message || null
  if (!(error instanceof ServiceError)) return null
  const { detail, retryAfterSeconds, status, message } = error
  const reason = detail ?? message
  if (retryAfterSeconds !== null) return `${reason} Try again in ${count(retryAfterSeconds, 'second')}.`
  if (status === 401) return `${reason}. Check your API key.`
  return reason
}
