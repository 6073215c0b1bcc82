import 'server-only'
import { z } from 'zod'
import type * as answers from '../shared/answers'
import { toAnswerState, type AnswerState } from '../shared/job'
import { findingsPrompt, findingsSchema } from '../shared/proof/findings'
import type { Target } from '../shared/proof/reading-fields'
import { ScrapedUniversitySchema } from '../shared/records'
import { ServiceError } from '../shared/service-error'
import type * as requests from './requests'
import { toEntry } from './result-page'
import { requestService, requireId, type Service } from './service-request'
import * as schemas from './service-schemas'

const RECORD_PROMPT =
  'Read the university that this page is about. Use only what the page says; leave a field null when the page does not say it. Never guess a figure.'

/** The keywords of JSON Schema that limit a value. */
const LIMIT = /^(?:(?:exclusive)?(?:min|max)|format$|pattern$|default$)/i

/**
 * The JSON Schema without limits and formats: models in strict mode refuse a schema that has them. `checkExtraction`
 * checks them when the answer comes.
 */
function toPlainSchema(schema: z.ZodType): Record<string, unknown> {
  const plain = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema))
        if (LIMIT.test(keyword)) Reflect.deleteProperty(jsonSchema, keyword)
    },
  })
  Reflect.deleteProperty(plain, '$schema')
  return plain
}

/** The format that asks the service for what a reading looks for, with the words of the page that say it. */
function findingsFormat(target: Target) {
  return { type: 'json' as const, prompt: findingsPrompt(target), schema: findingsSchema(target) }
}

/** The schema of an extraction, which answers once for all its pages together. */
export function extractionSchema(): Record<string, unknown> {
  return toPlainSchema(z.object({ universities: z.array(ScrapedUniversitySchema) }))
}

const PAGE_FORMATS = ['markdown' as const, 'html' as const]
/** A reading needs the text of the page alone. */
const readingFormats = (reads: Target) => ['markdown' as const, findingsFormat(reads)]

/** @throws {ServiceError} 400 'Crawl job failed to start' when the service takes the request and starts nothing. */
export async function startCrawl(
  service: Service,
  request: requests.CrawlRequest,
): Promise<answers.StartedJob> {
  const { url, limit, reads } = request
  const notStarted = (detail: string | null) => new ServiceError(400, 'Crawl job failed to start', { detail })
  const scrapeOptions = { formats: reads ? readingFormats(reads) : PAGE_FORMATS }
  // Without it the service follows only links below the start address.
  const scope = new URL(url).pathname === '/' ? {} : { crawlEntireDomain: true }
  try {
    const { id } = await requestService(service, {
      path: '/v2/crawl',
      body: { url, limit, ...scope, scrapeOptions },
      schema: schemas.CrawlStartSchema,
      action: 'start the crawl',
    })
    if (id) return { id }
  } catch (error) {
    throw error instanceof ServiceError && error.status === 200 ? notStarted(error.message) : error
  }
  throw notStarted(null)
}

type Start<Request> = (
  service: Service,
  request: Request,
  signal?: AbortSignal,
) => Promise<answers.StartedJob>
type Read<Answer> = (service: Service, id: string, signal?: AbortSignal) => Promise<Answer>

export async function scrapePage(
  service: Service,
  request: requests.ScrapeRequest,
  signal?: AbortSignal,
): Promise<answers.ResultEntry> {
  const { url, timeout } = request
  const { data } = await requestService(service, {
    path: '/v2/scrape',
    body: { url, formats: [...PAGE_FORMATS, 'links'], timeout },
    schema: schemas.ScrapeSchema,
    action: 'read the page',
    jobTimeoutMs: timeout,
    signal,
  })
  return toEntry(data)
}

export async function mapSite(
  service: Service,
  request: requests.MapRequest,
  signal?: AbortSignal,
): Promise<answers.FoundPages> {
  const { links } = await requestService(service, {
    path: '/v2/map',
    body: request,
    schema: schemas.MapSchema,
    action: 'find the site’s pages',
    jobTimeoutMs: request.timeout,
    signal,
  })
  return { links: links.slice(0, request.limit) }
}

export async function searchWeb(
  service: Service,
  request: requests.SearchRequest,
  signal?: AbortSignal,
): Promise<answers.FoundPages> {
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
  { urls, reads }: requests.BatchRequest,
): Promise<answers.StartedBatch> {
  const formats = reads ? readingFormats(reads) : ['markdown' as const]
  const { id, invalidURLs } = await requestService(service, {
    path: '/v2/batch/scrape',
    body: { urls, formats },
    schema: schemas.BatchStartSchema,
    action: 'start reading the pages',
  })
  return { id, invalidUrls: invalidURLs }
}

/** The credits that the account still has; null where the service does not say, as a self-hosted one. */
export async function readCredits(service: Service, signal?: AbortSignal): Promise<answers.AccountCredits> {
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

export async function startExtract(
  service: Service,
  { urls }: requests.ExtractRequest,
): Promise<answers.StartedJob> {
  return requestService(service, {
    path: '/v2/extract',
    body: { urls, prompt: RECORD_PROMPT, schema: extractionSchema() },
    schema: schemas.JobStartSchema,
    action: 'start the extraction',
  })
}

/** `data` is the model's answer, not yet checked by `checkExtraction`; null until the extraction has completed. */
export async function getExtractStatus(
  service: Service,
  id: string,
  signal?: AbortSignal,
): Promise<AnswerState & { data: unknown }> {
  const { data, ...status } = await requestService(service, {
    path: `/v2/extract/${requireId(id, 'extract')}`,
    schema: schemas.ExtractStatusSchema,
    action: 'read the extraction',
    signal,
  })
  const state = toAnswerState(status)
  return { ...state, data: state.outcome === 'completed' ? (data ?? null) : null }
}

/** Deep research exists only in the earlier version of the service, which calls it deprecated. */
export const startResearch: Start<requests.ResearchRequest> = async (service, request, signal) =>
  requestService(service, {
    path: '/v1/deep-research',
    body: request,
    schema: schemas.JobStartSchema,
    action: 'start the research',
    signal,
  })

export const getResearchStatus: Read<answers.ResearchState> = async (service, id, signal) => {
  const { data, status, error, ...research } = await requestService(service, {
    path: `/v1/deep-research/${requireId(id, 'research')}`,
    schema: schemas.ResearchStatusSchema,
    action: 'read the research',
    signal,
  })
  return { ...toAnswerState({ status, error }), ...research, analysis: data.finalAnalysis }
}

/** llms.txt files exist only in the earlier version of the service, which calls them deprecated. */
export const startLlmsText: Start<requests.LlmsTextRequest> = async (service, request, signal) =>
  requestService(service, {
    path: '/v1/llmstxt',
    body: { ...request, showFullText: false },
    schema: schemas.JobStartSchema,
    action: 'start the llms.txt',
    signal,
  })

export const getLlmsTextStatus: Read<answers.LlmsTextState> = async (service, id, signal) => {
  const { data, ...status } = await requestService(service, {
    path: `/v1/llmstxt/${requireId(id, 'llms.txt')}`,
    schema: schemas.LlmsTextStatusSchema,
    action: 'read the llms.txt',
    signal,
  })
  return { ...toAnswerState(status), text: data.llmstxt }
}
