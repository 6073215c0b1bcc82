import { isObject } from '../../text/is-object'
import type {
  CancelledJob,
  CrawlErrors,
  ExtractState,
  FoundPages,
  KeyCheck,
  LlmsTextState,
  MappedSite,
  ResearchState,
  StartedBatch,
  StartedJob,
} from '../shared/answers'
import type { JobProgress } from '../shared/job'
import type { ResultEntry, ResultPage } from '../shared/results'
import { ServiceError, type ErrorBody } from '../shared/service-error'
import { ConnectionError } from './connection'
import type { JobKind } from './modes'

const PATHS: Record<JobKind | 'scrape' | 'map' | 'search', string> = {
  crawl: 'crawl',
  batch: 'batch',
  extract: 'extract',
  research: 'deep-research',
  llmstxt: 'llmstxt',
  scrape: 'scrape',
  map: 'map',
  search: 'search',
}

function isErrorBody(value: unknown): value is ErrorBody {
  return isObject(value) && isObject(value.error) && typeof value.error.message === 'string'
}

/** @throws {ConnectionError} when the body is not a failure of our own routes: a proxy on the way answered. */
export function toServiceError(body: unknown): ServiceError {
  if (!isErrorBody(body)) throw new ConnectionError()
  const { status, message, kind, detail, retryAfterSeconds } = body.error
  return new ServiceError(status, message, { kind, detail, retryAfterSeconds })
}

type Options = { method?: string; body?: Record<string, unknown>; signal?: AbortSignal }
export type ScraperApi = ReturnType<typeof scraperApi>

/** The calls of `/api/scraper`. The key goes into the header of each request, and nowhere else. */
export function scraperApi(apiKey: string) {
  const open = async (path: string, { method, body, signal }: Options = {}): Promise<Response> => {
    if (!apiKey) throw new ServiceError(401, 'API key not found', { kind: 'request' })
    let response: Response
    try {
      response = await fetch(`/api/scraper/${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          Authorization: `Bearer ${apiKey}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        cache: 'no-store',
        signal,
      })
    } catch {
      throw new ConnectionError()
    }
    if (response.ok) return response
    throw toServiceError(await response.json().catch(() => null))
  }
  const call = async <Value>(path: string, options?: Options): Promise<Value> => {
    const response = await open(path, options)
    try {
      // Our own routes answer with these types (shared/answers.ts) and have checked the values.
      return (await response.json()) as Value
    } catch {
      throw new ConnectionError()
    }
  }
  const job = (kind: JobKind, id: string) => `${PATHS[kind]}/${id}`

  return {
    checkKey: (signal?: AbortSignal) => call<KeyCheck>('key', { method: 'POST', signal }),
    start: (kind: JobKind, body: Record<string, unknown>) =>
      call<StartedJob | StartedBatch>(PATHS[kind], { body }),
    cancel: (kind: JobKind, id: string) => call<CancelledJob>(job(kind, id), { method: 'DELETE' }),
    readProgress: (kind: JobKind, id: string, signal?: AbortSignal) =>
      call<JobProgress>(job(kind, id), { signal }),
    readResults: (kind: JobKind, id: string, skip: number, signal?: AbortSignal) =>
      call<ResultPage>(`${job(kind, id)}/results?skip=${skip}`, { signal }),
    readErrors: (id: string, signal?: AbortSignal) =>
      call<CrawlErrors>(`${job('crawl', id)}/errors`, { signal }),
    openEvents: async (id: string, signal?: AbortSignal) => {
      const { body } = await open(`${job('crawl', id)}/events`, { signal })
      if (!body) throw new ConnectionError()
      return body
    },
    readExtract: (id: string, signal?: AbortSignal) => call<ExtractState>(job('extract', id), { signal }),
    readResearch: (id: string, signal?: AbortSignal) => call<ResearchState>(job('research', id), { signal }),
    readLlmsText: (id: string, signal?: AbortSignal) => call<LlmsTextState>(job('llmstxt', id), { signal }),
    scrape: (body: Record<string, unknown>, signal?: AbortSignal) =>
      call<ResultEntry>(PATHS.scrape, { body, signal }),
    map: (body: Record<string, unknown>, signal?: AbortSignal) =>
      call<MappedSite>(PATHS.map, { body, signal }),
    search: (body: Record<string, unknown>, signal?: AbortSignal) =>
      call<FoundPages>(PATHS.search, { body, signal }),
  }
}
