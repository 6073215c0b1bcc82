import { debounce, useQueryStates } from 'nuqs'
import {
  normaliseSearch,
  scholarshipParams,
  toParams,
  type ScholarshipSearch,
} from '@/lib/scholarships/search-params'

const TYPING_PAUSE_MS = 300

/**
 * The search in the address and the one way to change it, which resolves once the address has changed. Choosing pushes a history entry, typing replaces it
 * after a pause; the state itself follows every key.
 */
export function useScholarshipSearch() {
  const [params, setParams] = useQueryStates(scholarshipParams, { shallow: true, scroll: false })
  const search = normaliseSearch(params)

  const go = (next: Partial<ScholarshipSearch>, typing = false) =>
    setParams(
      toParams({ ...search, ...next, tab: 'browse' }),
      typing
        ? { history: 'replace', limitUrlUpdates: debounce(TYPING_PAUSE_MS) }
        : { history: 'push', limitUrlUpdates: undefined },
    )

  return { search, go }
}
