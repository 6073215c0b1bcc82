import { useQueryState } from 'nuqs'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { parseAsComparedIds } from '@/lib/universities/compared-ids'
import { isSameOrder, type Chosen } from '@/lib/compare/selection'
import { useHydrated } from '@/components/list/use-hydrated'
import { replaceSelection, tellShown, useSelection, useSelectionStore } from '@/lib/compare/selection-store'
import { getColumns, loadColumns } from './column-store'
import { useColumns, type ServedComparison } from './use-columns'

const COMPARED_IDS = parseAsComparedIds.withDefault([]).withOptions({ shallow: true, scroll: false })

/**
 * The comparison in the address, and whether it is the visitor's own. If it is, address and selection change
 * together: by a change on this page, by Back, and by a change in another tab. A comparison from someone else leaves
 * the selection alone until the visitor keeps it. If the address has no comparison, the visitor's own is written
 * there.
 */
export function useComparison(served: ServedComparison) {
  const { version } = served
  const [inAddress, setIds] = useQueryState('compare', COMPARED_IDS)
  // Offline, the service worker may answer with this page for another address than the one it was rendered for.
  const ids = useHydrated() ? inAddress : served.ids
  const own = useSelection()
  const isRead = useSelectionStore((selection) => selection.isRead)
  const { columns, needed, gone, isLoading, hasFailed } = useColumns(ids, served)
  const [dropped, setDropped] = useState(0)
  const last = useRef<{ ids: readonly string[]; own: readonly string[] } | null>(null)

  const ownIds = own.map(({ id }) => id)
  const isOwn = ids.length === 0 || isSameOrder(ids, ownIds)
  const nameOf = (id: string) => [...columns, ...own].find((entry) => entry.id === id)?.name ?? id
  const chosen = ids.map((id): Chosen => ({ id, name: nameOf(id) }))

  const change = (next: readonly Chosen[], history: 'push' | 'replace' = 'push') => {
    if (isOwn) replaceSelection(next)
    void setIds(
      next.map(({ id }) => id),
      { history },
    )
  }

  useLayoutEffect(() => {
    if (!isRead) return
    const before = last.current
    last.current = { ids, own: ownIds }
    if (isSameOrder(ids, ownIds)) return
    const wasOwn = before !== null && isSameOrder(before.ids, before.own)
    const hasAddressChanged = before !== null && isSameOrder(before.own, ownIds)
    if (ids.length > 0 && wasOwn && hasAddressChanged) replaceSelection(chosen)
    else if (ids.length === 0 || wasOwn) void setIds(ownIds, { history: 'replace' })
  })

  const dropGone = useEffectEvent(() => {
    const known = chosen.filter(({ id }) => getColumns().get(id) !== null)
    if (known.length === chosen.length) return
    setDropped((count) => count + chosen.length - known.length)
    change(known, 'replace')
  })
  const asked = needed.join()
  useEffect(() => {
    if (isRead && asked !== '') void loadColumns(version, asked.split(',')).then(dropGone)
  }, [isRead, asked, version])

  const count = ids.length - gone
  useEffect(() => {
    tellShown(count)
    return () => tellShown(null)
  }, [count])

  return {
    columns,
    chosen,
    own,
    count,
    change,
    isRead,
    isOwn: isOwn || !isRead,
    /** The number of universities of the comparison that no longer exist. */
    gone: dropped + gone,
    isLoading,
    hasFailed,
    retry: () => void loadColumns(version, ids),
  }
}
