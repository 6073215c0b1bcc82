import { count } from '../../text/format'
import { ServiceError } from '../shared/service-error'
import { ConnectionError } from './connection'
import { PoorOutcome } from './poor-outcome'

/** The title and the text of a toast: the service's message, or the fallback where the service did not answer. */
export function toastWords(error: unknown, fallback: string): { text: string; title?: string } {
  if (error instanceof PoorOutcome && error.state === 'nothing') {
    return { title: 'Nothing found', text: error.message }
  }
  if (error instanceof PoorOutcome && error.state === 'partial') {
    return { title: 'Incomplete', text: error.message }
  }
  const hasWords = error instanceof ServiceError && error.kind !== 'no-response'
  return { text: hasWords ? error.message : fallback }
}

/** The text of the page beside the toast: the reason, and when to try again. Null when there is nothing to add. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof ConnectionError)
    return 'The connection to this site was lost. Check yours and try again.'
  if (error instanceof PoorOutcome) return error.message
  if (!(error instanceof ServiceError)) return null
  const { detail, retryAfterSeconds, status, message } = error
  const reason = detail ?? message
  if (retryAfterSeconds !== null) return `${reason} Try again in ${count(retryAfterSeconds, 'second')}.`
  if (status === 401) return `${reason}. Check your API key.`
  return reason
}
