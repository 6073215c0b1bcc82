import { isObject } from '../../text/is-object'
import type * as answers from '../shared/answers'
import type { JobProgress } from '../shared/job'
import type { Target } from '../shared/proof/reading-fields'
import { ServiceError, type ErrorBody } from '../shared/service-error'
import { ConnectionError } from './connection'
import type { JobKind, OnceKind } from './modes'

/** A header cannot carry other letters, so no service has such a key. */
export const isKeyText = (apiKey: string) => /^[\x21-\x7e]+$/.test(apiKey)
export const BAD_LETTERS =
  'A key has no blanks and only Latin letters, digits and signs. Copy it again from your dashboard'

/** The route of a kind of call. */
const pathOf = (kind: JobKind | OnceKind) => (kind === 'research' ? 'deep-research' : kind)

function isErrorBody(value: unknown): value is ErrorBody {
  return isObject(value) && isObject(value.error) && typeof value.error.message === 'string'
}

/** @throws {ConnectionError} when the body is not a failure of our own routes: a proxy on the way answered. */
function toServiceError(body: unknown): ServiceError {
  if (!isErrorBody(body)) throw new ConnectionError()
  const { status, message, ...more } = body.error
  return new ServiceError(status, message, more)
}

type Options = { method?: string; body?: Record<string, unknown>; signal?: AbortSignal }
export type ScraperApi = ReturnType<typeof scraperApi>

/** The calls of `/api/scraper`. The key goes into the header of each request, and nowhere else. */
export function scraperApi(apiKey: string) {
  const call = async <Value>(path: string, { method, body, signal }: Options = {}): Promise<Value> => {
    if (!apiKey) throw new ServiceError(401, 'API key not found', { kind: 'request' })
    if (!isKeyText(apiKey)) throw new ServiceError(401, BAD_LETTERS, { kind: 'request' })
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
    if (!response.ok) throw toServiceError(await response.json().catch(() => null))
    try {
      // Our own routes answer with these types (shared/answers.ts) and have checked the values.
      return (await response.json()) as Value
    } catch {
      throw new ConnectionError()
    }
  }
  const job = (kind: JobKind, id: string) => `${pathOf(kind)}/${id}`

  return {
    checkKey: (signal?: AbortSignal) => call<answers.KeyCheck>('key', { method: 'POST', signal }),
    start: (kind: JobKind, body: Record<string, unknown>) =>
      call<answers.StartedJob | answers.StartedBatch>(pathOf(kind), { body }),
    cancel: (kind: JobKind, id: string) => call<answers.CancelledJob>(job(kind, id), { method: 'DELETE' }),
    readProgress: (kind: JobKind, id: string, signal?: AbortSignal) =>
      call<JobProgress>(job(kind, id), { signal }),
    readResults: (kind: JobKind, id: string, at: { skip: number; drop?: number }, signal?: AbortSignal) =>
      call<answers.ResultPage>(
        `${job(kind, id)}/results?skip=${at.skip}${at.drop ? `&drop=${at.drop}` : ''}`,
        {
          signal,
        },
      ),
    readErrors: (kind: JobKind, id: string, signal?: AbortSignal) =>
      call<answers.CrawlErrors>(`${job(kind, id)}/errors`, { signal }),
    readCredits: (signal?: AbortSignal) => call<answers.AccountCredits>('credits', { signal }),
    lookUpSite: (url: string, reads: Target, signal?: AbortSignal) =>
      call<answers.SiteLookup>(`site?url=${encodeURIComponent(url)}&reads=${reads}`, { signal }),
    readAnswer: (kind: JobKind, id: string, signal?: AbortSignal) =>
      call<answers.AnsweredJob>(job(kind, id), { signal }),
    scrape: (body: Record<string, unknown>, signal?: AbortSignal) =>
      call<answers.ResultEntry>('scrape', { body, signal }),
    findPages: (kind: 'map' | 'search', body: Record<string, unknown>, signal?: AbortSignal) =>
      call<answers.FoundPages>(kind, { body, signal }),
  }
}
