import type { CrawlErrors, FoundLink } from '../shared/answers'
import type { CheckedRecords } from '../shared/records'
import type { ResultEntry } from '../shared/results'

/** The results of a job; the parts that this kind of job does not have are empty. All of it is foreign text. */
export type JobResult = {
  entries: ResultEntry[]
  links: FoundLink[]
  records: CheckedRecords | null
  text: string | null
  errors: CrawlErrors | null
  /** Where the next read begins after a failure; null when everything was read. */
  resumeAt: number | null
  /** Sentences for the visitor, about pages that were left out for example. */
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

/** The entries that are counted and downloaded: the records, else the pages, else the links. */
export function entriesOf(result: JobResult): readonly unknown[] {
  if (result.records) return result.records.accepted.map(({ record }) => record)
  return result.entries.length > 0 ? result.entries : result.links
}

/**
 * The file that the visitor downloads: a text with its sources, else university-data.json with the result's entries.
 * "Add More Universities" can read the records in it. Null when the result is empty.
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

/** The pages that have every word of the filter in their address, title, description or text. */
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
