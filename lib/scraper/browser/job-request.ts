import { MAX_BATCH, MAX_EXTRACT } from '../shared/limits'
import { checkTargetUrl } from '../shared/target-url'
import { RECORD_SOURCES, type JobKind, type Mode, type OnceKind, type RecordSource } from './modes'

/** The values of the form's fields. */
export type JobFields = { url: string; urls: string; query: string; source: RecordSource; limit: number }

/** A call to make. `target` names it in the list of jobs. */
export type JobRequest = {
  mode: Mode
  kind: JobKind | OnceKind
  body: Record<string, unknown>
  target: string
  withRecords: boolean
}

const isRecordSource = (value: string): value is RecordSource =>
  RECORD_SOURCES.some((source) => source.value === value)

export function readFields(form: FormData): JobFields {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const source = text('source')
  return {
    url: text('url'),
    urls: text('urls'),
    query: text('query'),
    source: isRecordSource(source) ? source : 'site',
    limit: Math.round(Number(text('limit'))) || 0,
  }
}

/** @throws {Error} when the address is not public; the server would refuse it too. */
function requirePublic(url: string): string {
  const target = checkTargetUrl(url)
  if (target.isAllowed) return url
  throw new Error(target.reason)
}

/**
 * The addresses in a text with one on each line, without repeats. @throws {Error} that names the line without an
 * address.
 */
export function readAddresses(text: string, most: number): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  const urls = lines.flatMap((line, index) => {
    if (line === '') return []
    const target = checkTargetUrl(line)
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

function recordRequest({ url, urls, source, limit }: JobFields): Omit<JobRequest, 'mode'> {
  if (source === 'site') {
    const body = { url: requirePublic(url), withRecords: true, ...(limit > 0 && { limit }) }
    return { kind: 'crawl', body, target: url, withRecords: true }
  }
  const isTogether = source === 'together'
  const addresses = readAddresses(urls, isTogether ? MAX_EXTRACT : MAX_BATCH)
  return {
    kind: isTogether ? 'extract' : 'batch',
    body: { urls: addresses, ...(!isTogether && { withRecords: true }) },
    target: describeUrls(addresses),
    withRecords: true,
  }
}

/** @throws {Error} that says what is wrong with the fields, where the form's own validation cannot see it. */
export function toRequest(mode: Mode, fields: JobFields): JobRequest {
  const { url, query } = fields
  switch (mode) {
    case 'records':
      return { mode, ...recordRequest(fields) }
    case 'batch': {
      const urls = readAddresses(fields.urls, MAX_BATCH)
      return { mode, kind: mode, body: { urls }, target: describeUrls(urls), withRecords: false }
    }
    case 'search':
    case 'research':
      return { mode, kind: mode, body: { query }, target: query, withRecords: false }
    case 'crawl':
    case 'scrape':
    case 'map':
    case 'llmstxt':
      return { mode, kind: mode, body: { url: requirePublic(url) }, target: url, withRecords: false }
  }
}
