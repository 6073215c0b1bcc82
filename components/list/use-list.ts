import { useState, useSyncExternalStore } from 'react'
import { useToday } from '@/components/ui/use-today'
import type { List, ListAnswer, Suggestions } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import type { Source } from './source'
import { useHydrated } from './use-hydrated'
import { useListSearch } from './use-list-search'
import { useLoaded } from './use-loaded'
import { useShownSearch } from './use-shown-search'

/** What the server sends with the page: the address it answered, and the answer but for the rows. */
export type Served = {
  /** Canonical. */
  href: string
  /** What the address asks for beyond nothing. */
  asked: object
  answer: ListAnswer
  suggestions: Suggestions | null
  /** Of the files that the browser fetches. */
  version: string
  /** The day of the answer, an ISO date, for lists whose answer depends on it. */
  today?: string
  /** Names of the chosen countries and places, for the chips. */
  names?: Readonly<Record<string, string>>
}

/** Tells a component when something in this browser's storage changed in another tab. */
function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

const hasNone = () => false

/**
 * The search in the address and its answer: the server's for the address and day that the page was made for, the
 * browser's own for any other. `local` is null while the page shows what the server sent. If the rows cannot be had,
 * the server is asked for the address instead. A visitor who has added universities always gets the browser's answer,
 * because the server does not know of them. `shown` is the search that is answered: while keys come fast it stays
 * behind, so that none of them waits for an answer.
 */
export function useList<Row>(list: List<Row>, source: Source<Row>, served: Served) {
  'use memo'
  const { search: found, typed: foundTyped, go, change } = useListSearch(list)
  // Without a connection this page may stand in for another address than the one that it was made for.
  const [isStandIn] = useState(() => list.href(found) !== served.href)
  const isHydrated = useHydrated()
  const asked: ListSearch = { ...list.untouched, ...served.asked }
  const search = isHydrated ? found : asked
  const typed = isHydrated ? foundTyped : asked
  const shown = useShownSearch(search)
  const ownDay = useToday(served.today ?? '')
  const today = served.today === undefined ? undefined : ownDay

  const isAnswered = (wanted: ListSearch) => list.href(wanted) === served.href
  const isServerView = isAnswered(shown) && today === served.today
  const hasOwn = useSyncExternalStore(subscribeToStorage, source.hasOwn, hasNone)
  const isNeeded = !isAnswered(search) || hasOwn
  const needed = !isNeeded ? 'nothing' : search.search ? 'text' : 'rows'
  const askServer = () => {
    if (!isAnswered(search)) window.location.assign(list.href(search))
  }
  // From an address that the page stands in for, asking would only come back here, again and again.
  const loaded = useLoaded(source, served.version, needed, isStandIn ? null : askServer)
  const computed = loaded ? list.browse(loaded.rows, shown, today) : null
  const local = isServerView && !loaded?.hasAdded ? null : computed

  const isWhole = !shown.search || loaded?.hasText === true
  const countable = local ?? (isWhole ? computed : null)
  const nameOf = (value: string) =>
    loaded?.countries.find(({ code }) => code === value)?.name ?? served.names?.[value] ?? null

  return {
    search,
    typed,
    shown,
    today,
    go,
    change,
    loaded,
    local,
    answer: local ?? served.answer,
    suggestions: local ? local.suggestions : served.suggestions,
    /** Counts the options of a group that was opened; null until every row is there with all its words. */
    count: countable?.count ?? null,
    isPending: !isAnswered(shown) && !local,
    nameOf,
  }
}
