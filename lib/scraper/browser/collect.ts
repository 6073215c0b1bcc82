import type { ResultEntry, ResultPage } from '../shared/results'

type Collection = {
  entries: ResultEntry[]
  /** Where the next read begins after a failure; null when everything was read. */
  resumeAt: number | null
  /** The error that stopped the reading; null when none did. */
  failure: unknown
  notice: string | null
}

/**
 * Reads a job's results page by page. When a page fails, the reading stops, the pages before it are kept, and `resumeAt`
 * says where the next read begins. It also stops when the service sends the same page again.
 */
export async function collectResults(
  readPage: (skip: number) => Promise<ResultPage>,
  { from = 0, onPage }: { from?: number; onPage?: (page: ResultPage) => void } = {},
): Promise<Collection> {
  const entries: ResultEntry[] = []
  let skip: number | null = from
  let notice: string | null = null
  let lastBegin: string | null = null
  while (skip !== null) {
    try {
      const page: ResultPage = await readPage(skip)
      const begin = page.entries[0]?.url ?? null
      if (begin !== null && begin === lastBegin) break
      lastBegin = begin
      onPage?.(page)
      entries.push(...page.entries)
      notice = page.notice ?? notice
      const isFurther: boolean = page.nextSkip !== null && page.nextSkip > skip && page.entries.length > 0
      skip = isFurther ? page.nextSkip : null
    } catch (failure) {
      return { entries, resumeAt: skip, failure, notice }
    }
  }
  return { entries, resumeAt: null, failure: null, notice }
}
