import { debounce, useQueryStates } from 'nuqs'
import { holdHeight } from '@/components/filters/hold-height'
import { normaliseSearch, universityParams, type UniversitySearch } from '@/lib/universities/search-params'

const TYPING_PAUSE_MS = 300

/**
 * The search in the address and the ways to change it. Choosing pushes a history entry, typing replaces it after a
 * pause; the state itself follows every key. `go` resolves once the address has changed. `typed` is the search before
 * backwards ranges are turned round: while "500" is being typed its first digit stands below the other bound, and must
 * not change places with it.
 */
export function useUniversitySearch() {
  const [params, setParams] = useQueryStates(universityParams, { shallow: true, scroll: false })

  const type = (next: Partial<UniversitySearch>) =>
    setParams(next, { history: 'replace', limitUrlUpdates: debounce(TYPING_PAUSE_MS) })

  const go = (next: Partial<UniversitySearch>) => {
    const done = setParams(next, { history: 'push', limitUrlUpdates: undefined })
    holdHeight(document.querySelector('main'), done)
    return done
  }

  /** Merges a change into the search and goes back to page 1; `typing` for what changes with each key. */
  const change = (next: Partial<UniversitySearch>, typing = false) => {
    void (typing ? type : go)({ ...next, page: 1 })
  }

  return { search: normaliseSearch(params), typed: params, go, change }
}
