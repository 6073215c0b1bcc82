import 'server-only'
import type { Firecrawl } from '@mendable/firecrawl-js'
import { z } from 'zod'
import type { CancelledJob, CrawlErrors, ResultPage } from '../shared/answers'
import type { JobProgress } from '../shared/job'
import { ServiceError } from '../shared/service-error'
import { TOO_LARGE } from './read-reply'
import { RESULTS_PER_READ, toProgress, toResultPage, withoutGiant, type ServicePage } from './result-page'
import { requestService, requireId, type Service } from './service-request'
import { CrawlErrorsSchema, JobStatusSchema } from './service-schemas'
import { callSdk } from './service-sdk'

/*
 * Crawls and batches that have started: their counters, their pages, their errors, and how they are cancelled. The calls
 * are the same for both.
 */

/** No job has this many pages, so a read that begins here brings the counters and no page. */
const BEYOND_ALL_PAGES = 10_000
/** One page is asked for where several together are too large, which leaves out only the one that is. */
const ONE_PAGE = 1

type Read<Answer> = (service: Service, id: string, signal?: AbortSignal) => Promise<Answer>
type PageOptions = {
  skip?: number
  limit?: number
  /** Whether only the counters are wanted. */
  isHeadOnly?: boolean
  signal?: AbortSignal
}
export type ReadPages = (service: Service, id: string, options?: PageOptions) => Promise<ServicePage>

/**
 * Makes the function that reads a job's counters, and its pages from `skip` on. A server may ignore `skip` and `limit`.
 * The SDK (version 4.42) sends neither, and reads all pages again (https://github.com/firecrawl/firecrawl/issues/4374).
 * This can go when the SDK sends them.
 */
function pagesAt(path: string, name: string, action: string): ReadPages {
  return async (service, id, { skip = 0, limit = RESULTS_PER_READ, isHeadOnly, signal } = {}) => {
    const { data, next, ...status } = await requestService(service, {
      path: `${path}/${requireId(id, name)}?skip=${skip}&limit=${limit}`,
      schema: JobStatusSchema,
      action,
      isHeadOnly,
      signal,
    })
    return { progress: toProgress(status), documents: data, hasNext: Boolean(next) }
  }
}

/**
 * Makes the function that reads a job's counters without its pages, which can be 10 MiB. It can go when the service
 * leaves pages out on request (https://github.com/firecrawl/firecrawl/pull/2616).
 */
function countersOf(readPages: ReadPages): Read<JobProgress> {
  return async (service, id, signal) =>
    (await readPages(service, id, { skip: BEYOND_ALL_PAGES, limit: 1, isHeadOnly: true, signal })).progress
}

const isTooLarge = (error: unknown) => error instanceof ServiceError && error.message === TOO_LARGE

/**
 * One page of a job's results, as the browser gets it. A page of the site that is too large for any answer is left out
 * and named, so that it does not block those after it.
 * @param options.drop how many pages at the beginning of the service's answer the browser has already
 */
export async function readResultPage(
  readPages: ReadPages,
  service: Service,
  id: string,
  { skip, drop, signal }: { skip: number; drop: number; signal?: AbortSignal },
): Promise<ResultPage> {
  const ask = async (limit?: number) => {
    const page = await readPages(service, id, { skip, limit, signal })
    return toResultPage({ ...page, documents: page.documents.slice(drop) }, skip + drop)
  }
  try {
    return await ask()
  } catch (error) {
    if (!isTooLarge(error) || drop > 0) throw error
  }
  try {
    return await ask(ONE_PAGE)
  } catch (error) {
    if (!isTooLarge(error)) throw error
  }
  return withoutGiant(await countersOf(readPages)(service, id, signal), skip)
}

export const getCrawlStatus = pagesAt('/v2/crawl', 'crawl', 'read the crawl')
export const getCrawlProgress = countersOf(getCrawlStatus)

export const getBatchStatus = pagesAt('/v2/batch/scrape', 'batch', 'read the pages')
export const getBatchProgress = countersOf(getBatchStatus)

/** Makes the function that cancels a job. The service answers with 409 where the job is done already. */
function cancelBy(
  name: string,
  call: (client: Firecrawl, id: string) => Promise<boolean>,
): Read<CancelledJob> {
  return async (service, id) => {
    const knownId = requireId(id, name)
    try {
      await callSdk(service, { schema: z.literal(true), action: `cancel the ${name}` }, (client) =>
        call(client, knownId),
      )
      return { status: 'cancelled' }
    } catch (error) {
      if (error instanceof ServiceError && error.status === 409) return { status: 'completed' }
      throw error
    }
  }
}

export const cancelCrawl = cancelBy('crawl', (client, id) => client.cancelCrawl(id))
export const cancelBatch = cancelBy('batch', (client, id) => client.cancelBatchScrape(id))

/** Makes the function that reads which pages could not be read, and which a robots.txt forbids. */
function errorsAt(path: string, name: string): Read<CrawlErrors> {
  // The SDK (version 4.42) reads any answer with status 200 as an empty list, so a failure would look like "no errors". Its
  // own call will do when it throws where the answer's `success` is false.
  return async (service, id, signal) =>
    requestService(service, {
      path: `${path}/${requireId(id, name)}/errors`,
      schema: CrawlErrorsSchema,
      action: `read the ${name}’s errors`,
      signal,
    })
}

export const getCrawlErrors = errorsAt('/v2/crawl', 'crawl')
/** Earlier builds of the service have no such call and answer with 404. */
export const getBatchErrors = errorsAt('/v2/batch/scrape', 'batch')
