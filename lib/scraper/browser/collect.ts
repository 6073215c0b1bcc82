import type { ResultEntry, ResultPage } from '../shared/answers'
import { formatCount, plural } from '../../text/format'

type Collection = {
  entries: ResultEntry[]
  /** The start of the next read after a failure or for missing pages; null when everything was read. */
  resumeAt: number | null
  /** The error that stopped the reading; null when none did. */
  failure: unknown
  /** Sentences about pages that are not there. */
  notices: string[]
  /** The sentence that says how many pages did not come back; null when all did. */
  shortage: string | null
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
 * ignores `skip`, and all reads from then on drop what is known. Fewer pages than the job completed are a `shortage`.
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
  for (;;) {
    let page: ResultPage
    try {
      page = await (ignoresSkip ? readPages(0, position) : readPages(position))
    } catch (failure) {
      return { entries, resumeAt: position, failure, notices: [...notices], shortage: null }
    }
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
    const { nextSkip, completed } = page
    const begin = position
    if (!isRepeated) position += page.entries.length + page.leftOut.length
    if (nextSkip !== null && nextSkip > begin && position > begin) {
      position = nextSkip
      continue
    }
    const isShort = position < completed && page.notice === null
    const shortage = isShort
      ? `Only ${formatCount(position)} of the ${formatCount(completed)} ${plural(completed, 'page')} that the service has read came back.`
      : null
    return {
      entries,
      resumeAt: isShort ? position : null,
      failure: null,
      notices: [...notices],
      shortage,
    }
  }
}
