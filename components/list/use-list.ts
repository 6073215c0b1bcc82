import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useHour } from '@/components/ui/use-today'
import { whenUsed } from '@/components/ui/when-used'
import { isUnreached } from '@/lib/device/fetch-file'
import { isHolding, showHeld } from '@/lib/device/held-results'
import { visitType } from '@/lib/device/visit-type'
import type { Counts } from '@/lib/list/count-facet'
import type { List, ListAnswer, Suggestions } from '@/lib/list/define-list'
import type { ListSearch } from '@/lib/list/filter'
import type { ShownMeaning } from '@/lib/list/text-meaning'
import type { ListView } from './list-view'
import type { Loaded, RowSource } from './list-source'
import { useListSearch } from './use-list-search'

/** The server's data for the page: the address that it answered, and the answer without the rows. */
export type Served = {
  /** Canonical. */
  href: string
  /** The search of the address, without defaults. */
  asked: object
  answer: ListAnswer
  /** Left out where something was found. */
  suggestions?: Suggestions
  /** The meaning of the search text; left out where there is none. */
  understood?: ShownMeaning
  /** The hour of the answer, as `hourOf` gives it, for lists whose answer depends on it. */
  today?: string
  /** Names of the chosen countries and places, for the chips. */
  names?: Readonly<Record<string, string>>
}

/** Calls `listener` when something in this browser's storage changed in another tab. */
function subscribeToStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

const hasNone = () => false
const NO_COUNTS: Counts = { any: 0, values: {} }

/**
 * The search in the address and its answer. The server's answer is shown for the address and day that the page was made
 * for, the browser's own answer for any other. `local` is null while the page shows the server's answer. If the rows
 * cannot be fetched, the server is asked for the address instead. A visitor who has added universities always gets the
 * browser's answer, because the server does not know of them.
 */
export function useList<Row>(
  list: List<Row>,
  source: RowSource<Row>,
  served: Served,
  mean?: ListView<Row>['mean'],
) {
  'use memo'
  const { search: found, typed: foundTyped, go, change, sent, adopt } = useListSearch(list, source.isOnServer)
  const asked: ListSearch = { ...list.untouched, ...served.asked }
  // Without a connection this page may be shown at another address than the one that it was made for.
  const [isStandIn] = useState(() => !list.isSame(found, asked))
  const isHydrated = useHydrated()
  const search = isHydrated ? found : asked
  const typed = isHydrated ? foundTyped : asked
  const today = useHour(served.today ?? '')

  // Once for each page that the server sends, so that Back can return to an address without the choice.
  const adoptKept = useEffectEvent(() => {
    const kept = list.kept(found)
    if (Object.keys(kept).length > 0) adopt(kept)
  })
  useEffect(() => adoptKept(), [served.href])

  const isAnswered = (wanted: ListSearch) => list.isSame(wanted, asked)
  const isServerView = isAnswered(search) && (served.today === undefined || today === served.today)
  const hasOwn = useSyncExternalStore(subscribeToStorage, source.hasOwn, hasNone)
  const hasOwnRows = useSyncExternalStore(subscribeToStorage, source.hasOwnRows ?? source.hasOwn, hasNone)
  const isNeeded = !isAnswered(search) || hasOwn
  const needed = !isNeeded || source.isOnServer ? 'nothing' : search.search ? 'text' : 'rows'
  const askServer = (reason: unknown): boolean => {
    if (!navigator.onLine) return false
    if (isStandIn) return reloadOnce(reason)
    if (!isAnswered(search)) window.location.assign(list.href(search))
    return true
  }
  const [done, setDone] = useState<RowSource<Row> | null>(null)
  const loaded = useLoaded(source, needed, askServer, setDone)
  const rows = loaded && !source.isOnServer ? loaded.rows : null
  const own = useOwnAnswer(list, source.isOnServer ? null : loaded, search, today, mean)
  const local = isServerView && !loaded?.hasAdded ? null : (own?.browse() ?? null)

  const isPending = !isAnswered(search) && !local
  const isOwnAnswer = isHydrated && !isPending && (needed === 'nothing' || done === source)
  // What the profile chooses comes into the address a moment after the page is taken over.
  const showOwn = useEffectEvent(() => {
    if (isOwnAnswer && Object.keys(list.kept(search)).length === 0) showHeld()
  })
  useEffect(() => showOwn(), [isOwnAnswer, search])

  const isWhole = !search.search || loaded?.hasText === true
  /** Counts the options of a group without the text of the search, or, where there is none, without any filter. */
  const countBeyond = (key: string): Counts | null => {
    const beyond = search.search ? list.without(search, 'search') : list.cleared(search)
    return rows && list.browse(rows, { search: beyond }, today).count(key)
  }
  const countServed = (key: string) => served.answer.counts[key] ?? NO_COUNTS
  const countOwn = own && (local || isWhole) ? (key: string) => own.browse().count(key) : null
  const count = source.isOnServer ? countServed : countOwn
  const nameOf = (value: string) =>
    loaded?.countries.find(({ code }) => code === value)?.name ?? served.names?.[value] ?? null

  return {
    search,
    typed,
    /** The meaning of the search text; null where the text is empty. */
    understood: (local ? own?.meant?.shown : served.understood) ?? null,
    today,
    go,
    change,
    sent,
    loaded,
    local,
    answer: local ?? served.answer,
    suggestions: local ? local.suggestions : served.suggestions,
    /** Counts the options of a group that was opened; null until every row is loaded with all its words. */
    count,
    countBeyond,
    isPending,
    /** Files that could not be loaded, so that the answer may lack results or facts. */
    lacks: local && !isWhole ? ('words' as const) : local && loaded?.lacksCards ? ('facts' as const) : null,
    /** Whether the visitor has rows of their own. */
    hasOwn: hasOwnRows,
    nameOf,
  }
}

/**
 * What the browser itself answers to a search, and what its text means; null while the rows are not loaded. The answer is
 * worked out on request, as beside the server's it only counts the options of groups that were opened, and then once, as
 * each key draws the list more than once.
 */
export function useOwnAnswer<Row>(
  list: Pick<List<Row>, 'browse'>,
  loaded: Loaded<Row> | null,
  search: ListSearch,
  today: string,
  mean?: ListView<Row>['mean'],
) {
  return useMemo(() => {
    if (!loaded) return null
    // By what is loaded, not by the rows: further words may come without them.
    const meant = mean?.(search) ?? null
    return { meant, browse: once(() => list.browse(loaded.rows, meant ?? { search }, today)) }
  }, [list, loaded, search, today, mean])
}

/** A function that makes its result when it is called first. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | null = null
  return () => (made ??= { result: make() }).result
}

/**
 * Loads a saved page again that stands in for another address, where the server refuses its files: they belong to an
 * earlier deployment, and a fresh page names those of today. Once, because a slow network may bring the saved page again.
 */
function reloadOnce(reason: unknown): boolean {
  if (isUnreached(reason) || visitType() === 'reload') return false
  window.location.reload()
  return true
}

/** The pause before a file that the network did not bring is asked for again. */
const AGAIN_MS = 5000

/**
 * The rows of a list in the browser, or null until they are loaded. They are fetched when the page is first used, and at
 * once when `needed` says that a view cannot be shown without them. `askServer` is called with the reason when a needed file
 * cannot be fetched. Where it returns false, a search uses the rows and words that are loaded, and what is missing is
 * asked for again until it is there. `onDone` hears, while results are held back, that what is needed is there or failed.
 */
export function useLoaded<Row>(
  source: RowSource<Row>,
  needed: 'nothing' | 'rows' | 'text',
  askServer: (reason: unknown) => boolean,
  onDone?: (source: RowSource<Row>) => void,
): Loaded<Row> | null {
  const loaded = useSyncExternalStore(source.subscribe, source.get, source.getNone)
  const [isCutOff, setIsCutOff] = useState(false)

  useEffect(() => {
    if (!source.isOnServer) return whenUsed(() => void source.load('rows').catch(() => {}))
  }, [source])

  const onEnd = useEffectEvent(() => {
    if (isHolding()) onDone?.(source)
  })
  const onFail = useEffectEvent((reason: unknown) => {
    if (!askServer(reason)) setIsCutOff(true)
  })
  useEffect(() => {
    if (needed === 'nothing') return
    const files = needed === 'text' ? (['rows', 'text'] as const) : (['rows'] as const)
    void Promise.all(files.map((file) => source.load(file)))
      .catch(onFail)
      .finally(onEnd)
  }, [source, needed])

  const lacksText = needed === 'text' && isCutOff && !loaded?.hasText
  const lacks = loaded?.lacksCards || lacksText
  useEffect(() => {
    if (!lacks) return
    const load = () => void source.load(lacksText ? 'text' : 'rows').catch(() => {})
    const timer = setInterval(load, AGAIN_MS)
    return () => clearInterval(timer)
  }, [source, lacks, lacksText])

  return loaded && (needed !== 'text' || loaded.hasText || isCutOff) ? loaded : null
}
