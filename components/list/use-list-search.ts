import { useQueryStates, type Options, type UseQueryStatesKeysMap } from 'nuqs'
import type { List } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { holdHeight } from './hold-height'
import { typeIntoAddress } from './type-into-address'

type SetParams = (change: (params: SearchValues) => SearchValues, options: Options) => Promise<unknown>

/** What changes a search. */
export type ListActions = {
  /** Shows another search. Resolves once the address has changed. */
  go: (search: ListSearch) => Promise<unknown>
  /** Merges a change into the search and goes back to page 1; `isTyping` for what changes with each key. */
  change: (change: SearchValues, isTyping?: boolean) => void
}

/**
 * The search in the address, and the ways to change it. Choosing pushes a history entry. Typing replaces the entry after
 * a pause, while the state itself follows every key. `typed` is the search before it is put right: while "500" is being
 * typed its first digit may stand below the other bound, and the two must not change places yet.
 */
export function useListSearch<Row>(list: List<Row>) {
  'use memo'
  const [values, setValues] = useQueryStates(list.params as UseQueryStatesKeysMap, {
    shallow: true,
    scroll: false,
  })
  const set = setValues as SetParams
  const search = list.normalise(values)

  const change: ListActions['change'] = (next, isTyping = false) => {
    const after = (params: SearchValues) => list.toParams(list.change(list.normalise(params), next))
    if (isTyping) typeIntoAddress<SearchValues>(set, after)
    else void push(after)
  }
  const push = (after: (params: SearchValues) => SearchValues) => {
    const done = set(after, { history: 'push', limitUrlUpdates: undefined })
    holdHeight(document.querySelector('main'), done)
    return done
  }
  const actions: ListActions = { change, go: (next) => push(() => list.toParams(next)) }
  return { search, typed: { ...search, ...values } as ListSearch, ...actions }
}
