import type { ResultEntry, ResultPage } from '../shared/answers'
import type { JobProgress } from '../shared/job'

type Collection = {
  entries: ResultEntry[]
  /** The start of the next read after a failure; null when all that the service gives was read. */
  resumeAt: number | null
  /** The error that stopped the reading; null when none did. */
  failure: unknown
  /** Sentences about pages that are not there. */
  notices: string[]
  /** The number of pages that came back, and that the service has read; null when all came back. */
  shortage: { read: number; completed: number } | null
  /** The job's counters at the last read; null where none came. */
  last: JobProgress | null
}

/**
 * Reads the job's pages from `skip` on. With `drop` the service is asked for all of its pages, and so many of the first
 * ones are left out: a released self-hosted server ignores `skip`.
 */
type ReadPages = (skip: number, drop?: number) => Promise<ResultPage>

/** The key of a page in a job. */
function keyOf({ askedUrl, url, title, markdown }: ResultEntry): string {
  return JSON.stringify(askedUrl || url ? [askedUrl, url] : [title, markdown?.slice(0, 500)])
}

/**
 * Reads a job's results page by page, and leaves out pages that it has. When a read fails, the pages before it are kept,
 * and `resumeAt` says where the next read begins. When a read brings only pages that were read before, the service
 * ignores `skip`, and all reads from then on drop what is known. Fewer pages than the job completed are a `shortage`: the
 * service was asked for the rest, and gave nothing more.
 * @param known the pages of an earlier read that stopped at `from`
 */
export async function collectResults(
  readPages: ReadPages,
  {
    from = 0,
    known = [],
    onPage,
  }: { from?: number; known?: readonly ResultEntry[]; onPage?: (page: ResultPage) => void } = {},
): Promise<Collection> {
  const entries: ResultEntry[] = []
  const notices = new Set<string>()
  const seen = new Set(known.map(keyOf))
  /** The number of the job's pages that have been read. */
  let position = from
  let ignoresSkip = false
  let last: ResultPage | null = null
  for (;;) {
    let page: ResultPage
    try {
      page = await (ignoresSkip ? readPages(0, position) : readPages(position))
    } catch (failure) {
      return { entries, resumeAt: position, failure, notices: [...notices], shortage: null, last }
    }
    last = page
    const fresh = page.entries.filter((entry) => {
      const key = keyOf(entry)
      return seen.has(key) ? false : seen.add(key)
    })
    const isRepeated = page.entries.length > 0 && fresh.length === 0
    if (isRepeated && !ignoresSkip && position > 0) {
      ignoresSkip = true
      continue
    }
    for (const sentence of [...page.leftOut, ...(page.notice ? [page.notice] : [])]) notices.add(sentence)
    onPage?.({ ...page, entries: fresh })
    entries.push(...fresh)
    const read = isRepeated ? 0 : page.entries.length + page.leftOut.length
    position += read
    const isShort = position < page.completed && page.notice === null
    if (isShort && read > 0) continue
    const shortage = isShort ? { read: position, completed: page.completed } : null
    return { entries, resumeAt: null, failure: null, notices: [...notices], shortage, last }
  }
}
