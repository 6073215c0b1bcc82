import type { CrawlErrors, FoundLink, ResultEntry } from '../shared/answers'
import type { CheckedRecords } from '../shared/records'

/** The results of a job; the parts that this kind of job does not have are empty. All of it is foreign text. */
export type JobResult = {
  entries: ResultEntry[]
  links: FoundLink[]
  records: CheckedRecords | null
  text: string | null
  errors: CrawlErrors | null
  /** The start of the next read after a failure; null when everything was read. */
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

/** The entries that are counted and downloaded: the records, otherwise the pages, otherwise the links. */
export function entriesOf(result: JobResult): readonly unknown[] {
  if (result.records) return result.records.accepted.map(({ record }) => record)
  return result.entries.length > 0 ? result.entries : result.links
}

/**
 * The file that the visitor downloads: a text with its sources, otherwise university-data.json with the result's
 * entries. "Add More Universities" can read the records in it. Null when the result is empty.
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

/** The pages on which records or values were read: they were paid for, too. Null where there are none. */
export function toPagesFile({ entries }: JobResult): { name: string; content: string } | null {
  if (entries.length === 0) return null
  return { name: 'university-pages.json', content: JSON.stringify(entries, null, 2) }
}

type Searchable = FoundLink | ResultEntry

/** The pages or links that have every word of the filter in their address, title, description or text. */
export function filterFound<Found extends Searchable>(
  found: readonly Found[],
  filter: string,
): readonly Found[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return found
  return found.filter((page) => {
    const body = 'markdown' in page ? page.markdown : null
    const text = [page.url, page.title, page.description, body].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
