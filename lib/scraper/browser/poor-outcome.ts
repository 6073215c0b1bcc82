import { count, formatCount } from '../../text/format'
import { parseUrl } from '../../text/parse-url'
import type { ResultEntry } from '../shared/answers'
import { hasFindings } from '../shared/proof/findings'
import { NO_MODEL } from '../shared/service-error'
import type { JobResult } from './job-result'
import type { Job } from './jobs'
import { modeOf, SERVICE } from './modes'
import { addressKey } from './page-errors'

/** The service did the job, and the result is no success. The message gives the reason. */
export class PoorOutcome extends Error {
  /** The state of the job: nothing could be read, nothing was found, or a part of it is missing. */
  readonly state: 'failed' | 'nothing' | 'partial'

  constructor(state: PoorOutcome['state'], message: string) {
    super(message)
    this.name = 'PoorOutcome'
    this.state = state
  }
}

const SMALLER = {
  crawl:
    'This service sends no more of one job. To read the others, list the pages with “Find pages”, and read them with “Several pages”, fewer at a time.',
  batch: 'This service sends no more of one job. The missing addresses are named below.',
}

/** Fewer pages came back than the job has read. */
export function shortOf(
  { read, completed }: { read: number; completed: number },
  kind: 'crawl' | 'batch',
): PoorOutcome {
  const all = count(completed, 'page')
  return new PoorOutcome(
    'partial',
    `Only ${formatCount(read)} of the ${all} that the service has read came back. ${SMALLER[kind]}`,
  )
}

const isErrorPage = ({ statusCode }: ResultEntry) => statusCode !== null && statusCode >= 400
const siteOf = (address: string | null) => parseUrl(address ?? '')?.hostname.replace(/^www\./, '') ?? null

const BLOCKED = 'The site’s robots.txt asks crawlers not to read the start address.'

/** The fault of the page that a crawl began at; null when it is fine, or is not among the pages. */
function startProblem(target: string, { entries, errors }: JobResult): string | null {
  const key = addressKey(target)
  if (errors?.robotsBlocked.some((blocked) => addressKey(blocked) === key)) return BLOCKED
  const start = entries.find(({ askedUrl }) => askedUrl !== null && addressKey(askedUrl) === key)
  if (!start) return null
  if (isErrorPage(start)) return `The start address answered with status ${start.statusCode}.`
  const site = siteOf(start.url)
  if (site === null || site === siteOf(target)) return null
  return `The start address leads to another site, ${site}: these pages may not be those you wanted.`
}

const NO_RECORD = 'No university record could be accepted; see the reasons below.'
const MAY_LACK_MODEL = `it may be out of order, or ${SERVICE.name} has no language model set up.`
const NO_VALUE = `${SERVICE.name}’s model found no value on these pages: ${MAY_LACK_MODEL} The pages themselves are kept.`

const isHeading = (line: string) => /^\s*(#|>|$)/.test(line)

/** What a job lacks that did its work and found nothing; null where it found something. */
function whatIsMissing(job: Pick<Job, 'kind' | 'mode' | 'target'>, result: JobResult): string | null {
  const { links, records, text, entries } = result
  const { kind } = job
  const { reads } = modeOf(job.mode)
  if (kind === 'search' && links.length === 0) return 'The search found no page for these words.'
  if (kind === 'map' && links.length === 0) return 'The service found no page of this site.'
  if (kind === 'map' && links.every(({ url }) => addressKey(url) === addressKey(job.target)))
    return 'The map of this site names only the start address.'
  if (kind === 'research' && !text?.trim()) return 'The research gave no answer.'
  if (kind === 'llmstxt' && (text ?? '').split('\n').every(isHeading)) {
    return `The file has only a heading. The service’s model described no page: ${MAY_LACK_MODEL}`
  }
  if (reads && !records && !entries.some(({ url, record }) => url && hasFindings(record, reads)))
    return NO_VALUE
  if (!records || records.accepted.length > 0) return null
  const isSilent = records.refused.every(({ value }) => value === null)
  return isSilent ? `${SERVICE.name}’s model gave no record for any page: ${MAY_LACK_MODEL}` : NO_RECORD
}

/** The reason why a job that the service calls completed is no success; null when it is one. */
export function findPoorOutcome(
  job: Pick<Job, 'kind' | 'mode' | 'target'>,
  result: JobResult,
): PoorOutcome | null {
  const { entries } = result
  const hasPages = job.kind === 'crawl' || job.kind === 'batch' || job.kind === 'scrape'
  const start = job.kind === 'crawl' ? startProblem(job.target, result) : null
  const [first] = entries
  if (hasPages && !first) {
    const errors = result.errors?.errors ?? []
    const lacksModel = errors.length > 0 && errors.every(({ error }) => error === NO_MODEL)
    if (lacksModel) return new PoorOutcome('nothing', NO_MODEL)
    return new PoorOutcome('failed', start ?? 'No page could be read.')
  }
  if (first && entries.every(isErrorPage)) {
    const which = entries.length === 1 ? 'The page' : 'Every page'
    return new PoorOutcome('failed', `${which} answered with an error: status ${first.statusCode}.`)
  }
  const missing = whatIsMissing(job, result)
  if (missing !== null) return new PoorOutcome('nothing', missing)
  return start === null ? null : new PoorOutcome('partial', start)
}
