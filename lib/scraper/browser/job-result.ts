import { parseUrl } from '../../text/parse-url'
import type { CrawlErrors } from '../server/firecrawl'
import type { CheckedRecords } from '../shared/records'
import type { ResultEntry } from '../shared/results'

/** A page that was found and not read. */
export type FoundLink = { url: string; title: string | null; description: string | null }

/** What a job brought; the parts that its kind has not are empty. All of it is foreign text. */
export type JobResult = {
  entries: ResultEntry[]
  links: FoundLink[]
  records: CheckedRecords | null
  text: string | null
  errors: CrawlErrors | null
  /** Where reading goes on after a failure; null when everything was read. */
  resumeAt: number | null
  /** What was left out, or should be known, in words. */
  notices: string[]
}

export const EMPTY_RESULT: JobResult = {
  entries: [],
  links: [],
  records: null,
  text: null,
  errors: null,
  resumeAt: null,
  notices: [],
}

/** What a result counts as its entries: records, pages or links, whichever it has. */
export function entriesOf(result: JobResult): readonly unknown[] {
  if (result.records) return result.records.accepted.map(({ record }) => record)
  return result.entries.length > 0 ? result.entries : result.links
}

/**
 * The file a result is kept as: a text as it is, with its sources; else university-data.json with the records as
 * "Add More Universities" reads them, or the pages, or the links. Null when there is nothing to keep.
 */
export function toFile(result: JobResult): { name: string; content: string } | null {
  const { text, links } = result
  if (text !== null) {
    if (links.length === 0) return { name: 'llms.txt', content: text }
    const sources = links.map(({ url, title }) => `- ${title ?? url}: ${url}`).join('\n')
    return { name: 'research.txt', content: `${text}\n\nSources\n${sources}\n` }
  }
  const entries = entriesOf(result)
  if (entries.length === 0) return null
  return { name: 'university-data.json', content: JSON.stringify(entries, null, 2) }
}

const isMatch = (words: readonly string[], ...texts: (string | null)[]) => {
  const text = texts.join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}
const wordsOf = (filter: string) => filter.toLowerCase().split(/\s+/).filter(Boolean)

/** The pages whose address, title or text has all the words of the filter. */
export function filterEntries(entries: readonly ResultEntry[], filter: string): readonly ResultEntry[] {
  const words = wordsOf(filter)
  if (words.length === 0) return entries
  return entries.filter(({ url, title, description, markdown }) =>
    isMatch(words, url, title, description, markdown),
  )
}

export function filterLinks(links: readonly FoundLink[], filter: string): readonly FoundLink[] {
  const words = wordsOf(filter)
  if (words.length === 0) return links
  return links.filter(({ url, title, description }) => isMatch(words, url, title, description))
}

/** An address that may stand in a link: what a crawled page calls its address could be anything. */
export function webLink(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) && parseUrl(url) ? url : null
}
