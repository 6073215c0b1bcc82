import { isObject } from '../../text/is-object'
import { MAX_BATCH, MAX_EXTRACT, MAX_READING } from '../shared/limits'
import { checkTargetUrl, NOT_PUBLIC } from '../shared/target-url'
import { modeOf, RECORD_SOURCES, type JobKind, type Mode, type OnceKind, type RecordMode } from './modes'

/** The values of the form's fields. */
export type JobFields = { url: string; urls: string; query: string; source: RecordMode; limit: number }

/** A call to make. `target` names it in the list of jobs. */
export type JobRequest = {
  mode: Mode
  kind: JobKind | OnceKind
  body: Record<string, unknown>
  target: string
  /** The addresses of a batch. */
  urls?: string[]
  /** The id of the earlier job whose pages are read again. */
  checks?: string
}

export function readFields(form: FormData): JobFields {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    url: text('url'),
    urls: text('urls'),
    query: text('query'),
    source: RECORD_SOURCES.find(({ value }) => value === text('source'))?.value ?? 'site',
    limit: Math.round(Number(text('limit'))) || 0,
  }
}

/** Whether addresses inside a network are let through; the server decides it in the end. */
type Allowed = { allowPrivate?: boolean }

/** @throws {Error} when the address is not public; the server would refuse it too. */
function requireAllowed(url: string, allowed: Allowed): string {
  const target = checkTargetUrl(url, allowed)
  if (target.isAllowed) return url
  throw new Error(target.reason)
}

/**
 * The addresses in a text with one on each line, without repeats. @throws {Error} that names the line without an
 * address.
 */
export function readAddresses(text: string, most: number, allowed: Allowed = {}): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const urls = lines.flatMap((line, index) => {
    if (line === '') return []
    const target = checkTargetUrl(line, allowed)
    if (!target.isAllowed) throw new Error(`Line ${index + 1}: ${target.reason}`)
    return [target.url]
  })
  const once = [...new Set(urls)]
  if (once.length === 0) throw new Error('Enter at least one address.')
  if (once.length > most) throw new Error(`Enter at most ${most} addresses; these are ${once.length}.`)
  return once
}

const describeUrls = (urls: readonly string[]) =>
  urls.length === 1 ? String(urls[0]) : `${urls[0]} and ${urls.length - 1} more`

function recordRequest({ url, urls, source, limit }: JobFields, allowed: Allowed): Omit<JobRequest, 'mode'> {
  const { reads } = modeOf('records')
  if (source === 'site') {
    const body = { url: requireAllowed(url, allowed), reads, ...(limit > 0 && { limit }) }
    return { kind: 'crawl', body, target: url }
  }
  const isTogether = source === 'together'
  const addresses = readAddresses(urls, isTogether ? MAX_EXTRACT : MAX_BATCH, allowed)
  const target = describeUrls(addresses)
  if (isTogether) return { kind: 'extract', body: { urls: addresses }, target }
  return { kind: 'batch', body: { urls: addresses, reads }, target, urls: addresses }
}

/** @throws {Error} that says what is wrong with the fields, where the form's own validation cannot see it. */
export function toRequest(mode: Mode, fields: JobFields, allowed: Allowed = {}): JobRequest {
  const { url, query, limit } = fields
  /** The most results, under the service's own name for them. */
  const atMost = (name: string) => (limit > 0 ? { [name]: limit } : {})
  switch (mode) {
    case 'records':
      return { mode, ...recordRequest(fields, allowed) }
    case 'batch':
    case 'reading-pages':
    case 'programmes-pages':
    case 'scholarship-pages': {
      const { reads } = modeOf(mode)
      const urls = readAddresses(fields.urls, reads ? MAX_READING : MAX_BATCH, allowed)
      const body = { urls, ...(reads && { reads }) }
      return { mode, kind: 'batch', body, target: reads ? url : describeUrls(urls), urls }
    }
    case 'reading':
    case 'programmes':
    case 'scholarship':
      return { mode, kind: 'map', body: { url: requireAllowed(url, allowed) }, target: url }
    case 'search':
      return { mode, kind: mode, body: { query, ...atMost('limit') }, target: query }
    case 'research':
      return { mode, kind: mode, body: { query, ...atMost('maxUrls') }, target: query }
    case 'map':
    case 'llmstxt': {
      const body = { url: requireAllowed(url, allowed), ...atMost(mode === 'map' ? 'limit' : 'maxUrls') }
      return { mode, kind: mode, body, target: url }
    }
    case 'crawl':
    case 'scrape':
      return { mode, kind: mode, body: { url: requireAllowed(url, allowed) }, target: url }
  }
}

/** Whether this site was set up to let private addresses through; no where it does not say. */
async function allowsPrivate(): Promise<boolean> {
  try {
    const settings: unknown = await (await fetch('/api/scraper/settings', { cache: 'no-store' })).json()
    return isObject(settings) && settings.allowsPrivate === true
  } catch {
    return false
  }
}

/**
 * The request that the form asks for. An address that is not public is refused here, before anything is sent to the
 * service, unless this site was set up to let it through.
 * @throws {Error} that says what is wrong with the fields
 */
export async function toAllowedRequest(mode: Mode, fields: JobFields): Promise<JobRequest> {
  try {
    return toRequest(mode, fields)
  } catch (error) {
    const isPrivate = error instanceof Error && error.message.endsWith(NOT_PUBLIC)
    if (isPrivate && (await allowsPrivate())) return toRequest(mode, fields, { allowPrivate: true })
    throw error
  }
}
