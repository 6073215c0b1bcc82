import { useQueryStates } from 'nuqs'
import { typeIntoAddress } from '@/components/list/type-into-address'
import {
  normaliseSearch,
  scholarshipParams,
  toParams,
  type ScholarshipParams,
  type ScholarshipSearch,
} from '@/lib/scholarships/search-params'

const after = (next: Partial<ScholarshipSearch>) => (params: ScholarshipParams) =>
  toParams({ ...normaliseSearch(params), ...next, tab: 'browse' })

/**
 * The search in the address and the ways to change it. Choosing pushes a history entry, typing replaces it after a
 * pause; the state itself follows every key. `go` resolves once the address has changed.
 */
export function useScholarshipSearch() {
  const [params, setParams] = useQueryStates(scholarshipParams, { shallow: true, scroll: false })
  const search = normaliseSearch(params)

  const type = (next: Partial<ScholarshipSearch>) => typeIntoAddress(setParams, after(next))
  const go = (next: Partial<ScholarshipSearch>) =>
    setParams(after(next), { history: 'push', limitUrlUpdates: undefined })

  /** Merges a change into the search and goes back to page 1; `typing` for what changes with each key. */
  const change = (next: Partial<ScholarshipSearch>, typing = false) => {
    void (typing ? type : go)({ ...next, page: 1 })
  }

  return { search, go, change }
}
