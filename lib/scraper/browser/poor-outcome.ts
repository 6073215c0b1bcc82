import { parseUrl } from '../../text/parse-url'
import type { ResultEntry } from '../shared/answers'
import { entriesOf, type JobResult } from './job-result'
import type { Job } from './jobs'
import { addressKey } from './page-errors'

/** The service did the job, and the result is no success. The message gives the reason. */
export class PoorOutcome extends Error {
  /** Whether nothing of use came of the job. */
  readonly isFailed: boolean

  constructor(message: string, isFailed = false) {
    super(message)
    this.name = 'PoorOutcome'
    this.isFailed = isFailed
  }
}

const isErrorPage = ({ statusCode }: ResultEntry) => statusCode !== null && statusCode >= 400
const siteOf = (address: string | null) => parseUrl(address ?? '')?.hostname.replace(/^www\./, '') ?? null

/** The fault of the page that a crawl began at; null when it is fine, or is not among the pages. */
function startProblem(target: string, entries: readonly ResultEntry[]): string | null {
  const start = entries.find(
    ({ askedUrl }) => askedUrl !== null && addressKey(askedUrl) === addressKey(target),
  )
  if (!start) return null
  if (isErrorPage(start)) return `The start address answered with status ${start.statusCode}.`
  const site = siteOf(start.url)
  if (site === null || site === siteOf(target)) return null
  return `The start address leads to another site, ${site}: these pages may not be those you wanted.`
}

/**
 * The reason why a job that the service calls completed is a failure; null when it is a success. An empty message adds
 * nothing to the toast.
 */
export function findPoorOutcome(
  { kind, target }: Pick<Job, 'kind' | 'target'>,
  result: JobResult,
): PoorOutcome | null {
  const { entries, records, text } = result
  if (text !== null) return null
  if (entries.length === 0 && entriesOf(result).length === 0 && !records?.refused.length) {
    return new PoorOutcome('', true)
  }
  const [first] = entries
  if (first && entries.every(isErrorPage)) {
    const which = entries.length === 1 ? 'The page' : 'Every page'
    return new PoorOutcome(`${which} answered with an error: status ${first.statusCode}.`, true)
  }
  const start = kind === 'crawl' ? startProblem(target, entries) : null
  if (start !== null) return new PoorOutcome(start)
  if (!records || records.accepted.length > 0) return null
  if (records.refused.every(({ value }) => value === null)) {
    return new PoorOutcome(
      'Firecrawl’s model gave no record for any page: it may be out of order, or not set up. The pages themselves are kept.',
    )
  }
  return new PoorOutcome('No university record could be accepted; see the reasons below.')
}
