import { useState, useSyncExternalStore } from 'react'
import { useHydrated } from '@/components/list/use-hydrated'
import type { AnyResult, AnySearch, ListDefinition } from './list-definition'
import { useAdded } from './use-added'
import { useCatalogue } from './use-catalogue'
import { useListSearch } from './use-list-search'
import { useShownSearch } from './use-shown-search'

/** What the server sent with the page: the address it answered, and the answer but for the rows. */
export type ServerAnswer<Search, Result extends AnyResult> = {
  /** Canonical. */
  href: string
  /** The parameters in it. */
  asked: Partial<Search>
  result: Omit<Result, 'rows' | 'suggestions'>
  version: string
}

/**
 * The search in the address and its answer: the server's for the address the page was made for, the browser's own for
 * any other. `local` is null while the page still shows what the server sent; if the catalogue can't be had, the
 * server is asked for the address instead. A visitor who has added universities always gets the browser's answer,
 * because the server does not know of them. `computed` is the browser's answer whether or not it is shown. `shown` is
 * the search that is answered: while keys come fast it stays behind, so that none of them waits for an answer.
 */
export function useListBrowse<Search extends AnySearch, Result extends AnyResult>(
  list: ListDefinition<Search, Result>,
  { href: answered, asked, result, version }: ServerAnswer<Search, Result>,
) {
  const inAddress = useListSearch(list)
  // Without a connection this page may stand in for another address than the one it was made for.
  const [isStandIn] = useState(() => list.hrefOf(inAddress.search) !== answered)
  const isHydrated = useHydrated()
  const served = { ...list.noSearch, ...asked }
  const { search, typed } = isHydrated ? inAddress : { search: served, typed: served }
  const { go, change } = inAddress
  const shown = useShownSearch(search)
  const href = isHydrated ? list.hrefOf(search) : answered
  const isServerView = (shown === search ? href : list.hrefOf(shown)) === answered
  const hasAdded = useAdded(version)
  const needed = href === answered && !hasAdded ? 'nothing' : search.search ? 'text' : 'index'
  const browse = useSyncExternalStore(list.browse.subscribe, list.browse.get, list.browse.getNone)
  const askServer = () => {
    if (href !== answered) window.location.assign(href)
  }
  // From an address that it stands in for, asking would only come back here, again and again.
  const catalogue = useCatalogue(version, needed, list.browse.load, isStandIn ? null : askServer)
  const computed = catalogue && browse ? browse(catalogue.rows, shown) : null
  const local = isServerView && !catalogue?.hasAdded ? null : computed
  const view: Omit<Result, 'rows' | 'suggestions'> = local ?? result

  return {
    search,
    typed,
    go,
    change,
    shown,
    view,
    local,
    computed,
    catalogue,
    isPending: !isServerView && !local,
  }
}
