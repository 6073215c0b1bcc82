import type { UniversityRow } from '@/lib/universities/row'
import { createFileStore, type FileStore } from './create-file-store'

export type Browse<Search, Result> = (rows: readonly UniversityRow[], search: Search) => Result

/**
 * Keeps the function that answers a list's searches, once its script is there. The parts of the page ask for the same
 * answer one after the other; it is worked out once.
 */
export function createBrowseStore<Search, Result>(
  load: () => Promise<Browse<Search, Result>>,
  hrefOf: (search: Search) => string,
): FileStore<Browse<Search, Result>> {
  return createFileStore(async () => {
    const browse = await load()
    let last: { rows: readonly UniversityRow[]; href: string; result: Result } | null = null
    return (rows, search) => {
      const href = hrefOf(search)
      if (last?.rows !== rows || last.href !== href) last = { rows, href, result: browse(rows, search) }
      return last.result
    }
  })
}
