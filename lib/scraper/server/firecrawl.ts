import 'server-only'
import type { Firecrawl } from '@mendable/firecrawl-js'
import { z } from 'zod'
import type {
  AccountCredits,
  CancelledJob,
  CrawlErrors,
  FoundPages,
  LlmsTextState,
  ResearchState,
  ResultEntry,
  ResultPage,
  StartedBatch,
  StartedJob,
} from '../shared/answers'
import { toAnswerState, type AnswerState, type JobProgress } from '../shared/job'
import { ServiceError } from '../shared/service-error'
import { extractionSchema, findingsFormat, RECORD_PROMPT, recordFormat } from './record-format'
import type {
  BatchRequest,
  CrawlRequest,
  ExtractRequest,
  LlmsTextRequest,
  MapRequest,
  ResearchRequest,
  ScrapeRequest,
  SearchRequest,
} from './requests'
import { TOO_LARGE } from './read-reply'
import {
  RESULTS_PER_READ,
  toEntry,
  toProgress,
  toResultPage,
  withoutGiant,
  type ServicePage,
} from './result-page'
import { requestService, requireId, type Service } from './service-request'
import * as schemas from './service-schemas'
import { callSdk } from './service-sdk'

/** No job has this many pages, so a read that begins here brings the counters and no page. */
const BEYOND_ALL_PAGES = 10_000
/** One page is asked for where several together are too large, which leaves out only the one that is. */
const ONE_PAGE = 1

const PAGE_FORMATS = ['markdown' as const, 'html' as const]
const formatsFor = (withRecords: boolean) => (withRecords ? [...PAGE_FORMATS, recordFormat()] : PAGE_FORMATS)

/** @throws {ServiceError} 400 'Crawl job failed to start' when the service takes the request and starts nothing. */
export async function startCrawl(service: Service, request: CrawlRequest): Promise<StartedJob> {
  const { url, limit, withRecords } = request
  const notStarted = (detail: string | null) => new ServiceError(400, 'Crawl job failed to start', { detail })
  const call = { schema: schemas.CrawlStartSchema, action: 'start the crawl' }
  const scrapeOptions = { formats: formatsFor(withRecords) }
  // Without it the service follows only links below the start address.
  const scope = new URL(url).pathname === '/' ? {} : { crawlEntireDomain: true }
  try {
    const { id } = await callSdk(service, call, (client) =>
      client.startCrawl(url, { limit, ...scope, scrapeOptions }),
    )
    if (id) return { id }
  } catch (error) {
    throw error instanceof ServiceError && error.status === 200 ? notStarted(error.message) : error
  }
  throw notStarted(null)
}

type Start<Request> = (service: Service, request: Request, signal?: AbortSignal) => Promise<StartedJob>
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
      schema: schemas.JobStatusSchema,
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
  // The SDK reads any answer with status 200 as an empty list, so a failure would look like "no errors".
  return async (service, id, signal) =>
    requestService(service, {
      path: `${path}/${requireId(id, name)}/errors`,
      schema: schemas.CrawlErrorsSchema,
      action: `read the ${name}’s errors`,
      signal,
    })
}

export const getCrawlErrors = errorsAt('/v2/crawl', 'crawl')
/** Earlier builds of the service have no such call and answer with 404. */
export const getBatchErrors = errorsAt('/v2/batch/scrape', 'batch')

export async function scrapePage(
  service: Service,
  request: ScrapeRequest,
  signal?: AbortSignal,
): Promise<ResultEntry> {
  const { url, withRecords, timeout } = request
  const call = { schema: schemas.ScrapeSchema, action: 'read the page', jobTimeoutMs: timeout, signal }
  const formats = [...formatsFor(withRecords), 'links' as const]
  // `autoResume` asks again, for up to twenty minutes, after a page was not ready in time.
  const document = await callSdk(service, call, (client) =>
    client.scrape(url, { formats, timeout, autoResume: false }),
  )
  return toEntry(document)
}

export async function mapSite(
  service: Service,
  { url, ...options }: MapRequest,
  signal?: AbortSignal,
): Promise<FoundPages> {
  const { limit, timeout } = options
  const call = { schema: schemas.MapSchema, action: 'find the site’s pages', jobTimeoutMs: timeout, signal }
  const { links } = await callSdk(service, call, (client) => client.map(url, options))
  return { links: links.slice(0, limit) }
}

export async function searchWeb(
  service: Service,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<FoundPages> {
  // The SDK (version 4.42) leaves the language out of the request. This can go when the SDK sends it:
  // https://github.com/firecrawl/firecrawl/pull/3002
  const { data, warning, creditsUsed } = await requestService(service, {
    path: '/v2/search',
    body: { ...request, scrapeOptions: { formats: [] } },
    schema: schemas.SearchSchema,
    action: 'search the web',
    jobTimeoutMs: request.timeout,
    signal,
  })
  return { links: data.slice(0, request.limit), warning, creditsUsed }
}

export async function startBatch(
  service: Service,
  { urls, withRecords, reads = null }: Omit<BatchRequest, 'reads'> & Partial<BatchRequest>,
): Promise<StartedBatch> {
  const call = { schema: schemas.BatchStartSchema, action: 'start reading the pages' }
  const formats = reads ? ['markdown' as const, findingsFormat(reads)] : formatsFor(withRecords)
  const options = { formats }
  const { id, invalidURLs } = await callSdk(service, call, (client) =>
    client.startBatchScrape(urls, { options }),
  )
  return { id, invalidUrls: invalidURLs }
}

/** How many credits the account still has; null where the service does not say, as a self-hosted one. */
export async function readCredits(service: Service, signal?: AbortSignal): Promise<AccountCredits> {
  try {
    const { data } = await requestService(service, {
      path: '/v2/team/credit-usage',
      schema: schemas.CreditsSchema,
      action: 'read the account’s credits',
      signal,
    })
    return { remaining: data.remainingCredits }
  } catch (error) {
    const isUnsaid = error instanceof ServiceError && (error.status === 200 || error.status === 404)
    if (isUnsaid) return { remaining: null }
    throw error
  }
}

export async function startExtract(service: Service, { urls }: ExtractRequest): Promise<StartedJob> {
  return callSdk(service, { schema: schemas.JobStartSchema, action: 'start the extraction' }, (client) =>
    client.startExtract({ urls, prompt: RECORD_PROMPT, schema: extractionSchema() }),
  )
}

/** `data` is the model's answer, not yet checked by `checkExtraction`; null until the extraction has completed. */
export async function getExtractStatus(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<AnswerState & { data: unknown }> {
  const knownId = requireId(id, 'extract')
  const call = { schema: schemas.ExtractStatusSchema, action: 'read the extraction', signal }
  const { data, ...status } = await callSdk(service, call, (client) => client.getExtractStatus(knownId))
  const state = toAnswerState(status)
  return { ...state, data: state.outcome === 'completed' ? (data ?? null) : null }
}

/** Deep research exists only in the earlier version of the service, which calls it deprecated. */
export const startResearch: Start<ResearchRequest> = async (service, request, signal) =>
  requestService(service, {
    path: '/v1/deep-research',
    body: request,
    schema: schemas.JobStartSchema,
    action: 'start the research',
    signal,
  })

export const getResearchStatus: Read<ResearchState> = async (service, id, signal) => {
  const { data, status, error, ...research } = await requestService(service, {
    path: `/v1/deep-research/${requireId(id, 'research')}`,
    schema: schemas.ResearchStatusSchema,
    action: 'read the research',
    signal,
  })
  return { ...toAnswerState({ status, error }), ...research, analysis: data.finalAnalysis }
}

/** llms.txt files exist only in the earlier version of the service, which calls them deprecated. */
export const startLlmsText: Start<LlmsTextRequest> = async (service, request, signal) =>
  requestService(service, {
    path: '/v1/llmstxt',
    body: { ...request, showFullText: false },
    schema: schemas.JobStartSchema,
    action: 'start the llms.txt',
    signal,
  })

export const getLlmsTextStatus: Read<LlmsTextState> = async (service, id, signal) => {
  const { data, ...status } = await requestService(service, {
    path: `/v1/llmstxt/${requireId(id, 'llms.txt')}`,
    schema: schemas.LlmsTextStatusSchema,
    action: 'read the llms.txt',
    signal,
  })
  return { ...toAnswerState(status), text: data.llmstxt }
}
