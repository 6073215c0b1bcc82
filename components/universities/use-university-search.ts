import { debounce, useQueryStates } from 'nuqs'
import { normaliseSearch, universityParams, type UniversitySearch } from '@/lib/universities/search-params'

const TYPING_PAUSE_MS = 300

/**
 * The search in the address and the one way to change it. Choosing pushes a history entry, typing replaces it
 * after a pause; the state itself follows every key. `typed` is the search before backwards ranges are turned round:
 * while "500" is being typed its first digit stands below the other bound, and must not change places with it.
 */
export function useUniversitySearch() {
  const [params, setParams] = useQueryStates(universityParams, { shallow: true, scroll: false })

  const go = (next: Partial<UniversitySearch>, typing = false) => {
    void setParams(
      next,
      typing
        ? { history: 'replace', limitUrlUpdates: debounce(TYPING_PAUSE_MS) }
        : { history: 'push', limitUrlUpdates: undefined },
    )
  }

  return { search: normaliseSearch(params), typed: params, go }
}
