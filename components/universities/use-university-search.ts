import { debounce, useQueryStates } from 'nuqs'
import { normaliseSearch, universityParams, type UniversitySearch } from '@/lib/universities/search-params'

const TYPING_PAUSE_MS = 300

/**
 * The search in the address and the one way to change it. Choosing pushes a history entry, typing replaces it
 * after a pause; the state itself follows every key.
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

  return { search: normaliseSearch(params), go }
}
