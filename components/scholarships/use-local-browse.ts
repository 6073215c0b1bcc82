import { useEffect, useSyncExternalStore } from 'react'
import { useShownSearch } from '@/components/list/use-shown-search'
import { useToday } from '@/components/ui/use-today'
import { whenIdle } from '@/components/ui/when-idle'
import type { BrowseResult } from '@/lib/scholarships/browse'
import { scholarshipsHref } from '@/lib/scholarships/search-params'
import { scholarshipCatalogue } from './catalogue-store'
import { useScholarshipSearch } from './use-scholarship-search'

/** What the server sent with the page: the address it answered, on which day, and the answer but for the rows. */
export type ServerAnswer = {
  /** Canonical. */
  href: string
  today: string
  result: Omit<BrowseResult, 'rows' | 'suggestions'>
  /** Names of the chosen countries, for the chips. */
  countryNames: Record<string, string>
  version: string
}

/**
 * The search in the address and its answer: the server's for the address and the day the page was made for, the
 * browser's own for any other. `local` is null while the page still shows what the server sent; if the list can't be
 * had, the server is asked for the address instead. `shown` is the search that is answered: while keys come fast it
 * stays behind, so that none of them waits for an answer.
 */
export function useLocalBrowse({
  href: asked,
  today: servedOn,
  result,
  countryNames,
  version,
}: ServerAnswer) {
  const { search, go, change } = useScholarshipSearch()
  const today = useToday(servedOn)
  const href = scholarshipsHref(search)
  const isAsked = href === asked
  const shown = useShownSearch(search)
  const isShownAsked = scholarshipsHref(shown) === asked
  const isServerView = isShownAsked && today === servedOn
  const { subscribe, get, getNone, load } = scholarshipCatalogue
  const catalogue = useSyncExternalStore(subscribe, get, getNone)

  useEffect(() => whenIdle(() => void load(version).catch(() => {})), [load, version])
  useEffect(() => {
    if (!isAsked) load(version).catch(() => window.location.assign(href))
  }, [isAsked, load, version, href])

  const local = isServerView ? null : (catalogue?.browse(shown, today) ?? null)
  return {
    search,
    shown,
    today,
    catalogue,
    go,
    change,
    view: local ?? result,
    local,
    isPending: !isShownAsked && !local,
    countryName: (code: string) =>
      catalogue?.countryNames.get(code) ?? countryNames[code] ?? code.toUpperCase(),
  }
}
