import 'server-only'
import type { CancelledJob, CrawlErrors, ResultPage } from '../shared/answers'
import type { JobProgress } from '../shared/job'
import { MAX_RESULTS } from '../shared/limits'
import { ServiceError } from '../shared/service-error'
import type { DocumentReader } from './document-stream'
import { collectPage, RESULTS_PER_READ, toProgress, toResultPage, type ServicePage } from './result-page'
import { requestService, requireId, type Service } from './service-request'
import { CancelSchema, CrawlErrorsSchema, JobStatusSchema } from './service-schemas'

/*
 * Crawls and batches that have started: their counters, their pages, their errors, and how they are cancelled. The calls
 * are the same for both.
 */

/** No job has this many pages, so a read that begins here brings the counters and no page. */
const BEYOND_ALL_PAGES = 10_000
type Read<Answer> = (service: Service, id: string, signal?: AbortSignal) => Promise<Answer>
type PageOptions = {
  skip?: number
  /** How many pages at the beginning of the service's answer the browser has already. */
  drop?: number
  signal?: AbortSignal
}
export type ReadPages = (service: Service, id: string, options?: PageOptions) => Promise<ServicePage>

type Status = { path: string; name: string; action: string }

/**
 * Reads a job's status, its documents as a stream. A server may ignore `skip` and `limit`.
 */
async function readStatus(
  service: Service,
  { path, name, action }: Status,
  id: string,
  { query, ...request }: { query: string; documents: DocumentReader; signal?: AbortSignal },
): Promise<JobProgress> {
  const status = await requestService(service, {
    path: `${path}/${requireId(id, name)}?${query}`,
    schema: JobStatusSchema,
    action,
    ...request,
  })
  return toProgress(status)
}

/** Makes the function that reads a job's counters and some of its pages, from `skip` on. */
function pagesAt(status: Status): ReadPages {
  return async (service, id, { skip = 0, drop = 0, signal } = {}) => {
    const { page, onDocument } = collectPage(Math.max(0, MAX_RESULTS - skip - drop))
    const query = `skip=${skip}&limit=${RESULTS_PER_READ}`
    const documents = { drop, onDocument }
    return { progress: await readStatus(service, status, id, { query, documents, signal }), ...page }
  }
}

/**
 * Makes the function that reads a job's counters without its pages, which can be 10 MiB. It can go when the service
 * leaves pages out on request (https://github.com/firecrawl/firecrawl/pull/2616).
 */
function countersAt(status: Status): Read<JobProgress> {
  const query = `skip=${BEYOND_ALL_PAGES}&limit=1`
  const documents = { drop: 0, onDocument: null }
  return (service, id, signal) => readStatus(service, status, id, { query, documents, signal })
}

/** One page of a job's results, as the browser gets it. */
export async function readResultPage(
  readPages: ReadPages,
  service: Service,
  id: string,
  { skip, drop, signal }: { skip: number; drop: number; signal?: AbortSignal },
): Promise<ResultPage> {
  return toResultPage(await readPages(service, id, { skip, drop, signal }), skip + drop)
}

const CRAWL = { path: '/v2/crawl', name: 'crawl', action: 'read the crawl' }
const BATCH = { path: '/v2/batch/scrape', name: 'batch', action: 'read the pages' }

export const getCrawlStatus = pagesAt(CRAWL)
export const getCrawlProgress = countersAt(CRAWL)

export const getBatchStatus = pagesAt(BATCH)
export const getBatchProgress = countersAt(BATCH)

/** Makes the function that cancels a job. The service answers with 409 where the job is done already. */
function cancelAt({ path, name }: Status): Read<CancelledJob> {
  return async (service, id) => {
    try {
      return await requestService(service, {
        method: 'DELETE',
        path: `${path}/${requireId(id, name)}`,
        schema: CancelSchema,
        action: `cancel the ${name}`,
      })
    } catch (error) {
      if (error instanceof ServiceError && error.status === 409) return { status: 'completed' }
      throw error
    }
  }
}

export const cancelCrawl = cancelAt(CRAWL)
export const cancelBatch = cancelAt(BATCH)

/** Makes the function that reads which pages could not be read, and which a robots.txt forbids. */
function errorsAt({ path, name }: Status): Read<CrawlErrors> {
  return async (service, id, signal) =>
    requestService(service, {
      path: `${path}/${requireId(id, name)}/errors`,
      schema: CrawlErrorsSchema,
      action: `read the ${name}’s errors`,
      signal,
    })
}

export const getCrawlErrors = errorsAt(CRAWL)
/** Earlier builds of the service have no such call and answer with 404. */
export const getBatchErrors = errorsAt(BATCH)
