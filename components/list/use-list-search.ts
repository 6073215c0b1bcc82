import { useQueryStates, type Options } from 'nuqs'
import { holdHeight } from '@/components/list/hold-height'
import type { AnyResult, AnySearch, ListDefinition } from './list-definition'
import { typeIntoAddress } from './type-into-address'

type SetSearch<Search> = (
  next: Partial<Search> | ((search: Search) => Partial<Search>),
  options: Options,
) => Promise<URLSearchParams>

/**
 * The search in the address and the ways to change it. Choosing pushes a history entry, typing replaces it after a
 * pause; the state itself follows every key. `go` resolves once the address has changed. `typed` is the search before
 * it is put right: while "500" is being typed its first digit may stand below the other bound, and must not change
 * places with it.
 */
export function useListSearch<Search extends AnySearch, Result extends AnyResult>({
  params,
  normalise,
}: ListDefinition<Search, Result>) {
  const [values, setValues] = useQueryStates(params, { shallow: true, scroll: false })
  // A list's search is what its parsers read, which TypeScript does not see through a type parameter.
  const typed = values as unknown as Search
  const set = setValues as unknown as SetSearch<Search>

  const type = (next: Partial<Search>) => typeIntoAddress<Search>(set, (search) => ({ ...search, ...next }))

  const go = (next: Partial<Search>) => {
    const done = set(next, { history: 'push', limitUrlUpdates: undefined })
    holdHeight(document.querySelector('main'), done)
    return done
  }

  /** Merges a change into the search and goes back to page 1; `typing` for what changes with each key. */
  const change = (next: Partial<Search>, typing = false) => {
    void (typing ? type : go)({ ...next, page: 1 })
  }

  return { search: normalise(typed), typed, go, change }
}
