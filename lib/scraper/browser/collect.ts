import type { ResultEntry, ResultPage } from '../shared/results'

export type Collection = {
  entries: ResultEntry[]
  /** Where to go on after a failure; null when everything was read. */
  resumeAt: number | null
  /** Why reading stopped early; null when it did not. What was read before is kept. */
  failure: unknown
  notice: string | null
}

/**
 * Reads a job's results page by page. A page that fails ends the reading, but what came before it is kept and
 * `resumeAt` says where to go on. A service that goes round in circles is left as soon as it makes no headway.
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
      const hasHeadway: boolean = page.nextSkip !== null && page.nextSkip > skip && page.entries.length > 0
      skip = hasHeadway ? page.nextSkip : null
    } catch (failure) {
      return { entries, resumeAt: skip, failure, notice }
    }
  }
  return { entries, resumeAt: null, failure: null, notice }
}
