import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { readSubject } from '@/lib/eligibility/kept-subject'
import { keepLevel } from '@/lib/facts/chosen-level'
import { LEVELS, type Level } from '@/lib/facts/vocabulary'
import { openingLevel } from '@/lib/facts/chosen-level'
import type { LeveledColumn } from '@/lib/universities/compared-university'
import { parseAsComparedIds } from '@/lib/universities/compared-ids'
import { isOwnOf, isSameOrder, type Chosen } from '@/lib/compare/selection'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useNewAnswer, useNewLevel } from '@/components/ui/use-kept'
import {
  isOwnComparison,
  replaceSelection,
  setShownColumns,
  useSelection,
  useSelectionStore,
} from '@/lib/compare/selection-store'
import { loadColumns, useColumns, type ServedComparison } from './column-store'

/** A programme’s own name is that of many, so its university’s is part of it. */
const chosenName = ({ name, programme }: Pick<LeveledColumn, 'name' | 'programme'>) =>
  programme ? `${name}, ${programme.university}` : name

const SHALLOW = { shallow: true, scroll: false }
const COMPARED_IDS = parseAsComparedIds.withDefault([]).withOptions(SHALLOW)
const LEVEL = parseAsStringLiteral(LEVELS.map(({ value }) => value)).withOptions(SHALLOW)

/**
 * The comparison in the address, and whether it is the visitor's own. If it is, address and selection change
 * together: by a change on this page, by Back, and by a change in another tab. A comparison from someone else leaves
 * the selection alone until the visitor keeps it. If the address has no comparison, the visitor's own is written
 * there.
 */
export function useComparison(served: ServedComparison) {
  const [inAddress, setIds] = useQueryState('compare', COMPARED_IDS)
  // Offline, the service worker may answer with this page for another address than the one it was rendered for.
  const [levelInAddress, setLevel] = useQueryState('level', LEVEL)
  const [subjectInAddress, setSubject] = useQueryState('subject', SHALLOW)
  const isHydrated = useHydrated()
  const ids = isHydrated ? inAddress : served.ids
  const own = useSelection()
  const isRead = useSelectionStore((selection) => selection.isRead)
  const { placed, columns, needed, gone, foreign, surplus, isLoading, hasFailed } = useColumns(ids, served)
  const [leftOut, setLeftOut] = useState({ gone: 0, foreign: 0, surplus: 0 })
  const last = useRef<{ ids: readonly string[]; own: readonly string[] } | null>(null)

  const ownIds = own.map(({ id }) => id)
  const isOwn = isOwnOf(own, ids)
  const nameOf = (id: string) => {
    const column = columns.find((each) => each.id === id)
    return column ? chosenName(column) : (own.find((each) => each.id === id)?.name ?? id)
  }
  const chosen = placed.map((id): Chosen => ({ id, name: nameOf(id) }))

  const change = (next: readonly Chosen[], history: 'push' | 'replace' = 'push') => {
    if (isOwnComparison(ids)) replaceSelection(next)
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

  // An address without a level or a subject gets that of the visitor's profile.
  const adoptProfile = useEffectEvent(() => {
    const level = openingLevel('')
    if (level && !levelInAddress) void setLevel(level, { history: 'replace' })
    const subject = readSubject()
    if (subject && !subjectInAddress) void setSubject(subject, { history: 'replace' })
  })
  useEffect(() => adoptProfile(), [])
  useNewLevel((level) => void setLevel(level, { history: 'replace' }))
  useNewAnswer(readSubject, (subject) => void setSubject(subject, { history: 'replace' }))

  const asked = needed.join()
  useEffect(() => {
    if (isRead && asked !== '') void loadColumns(asked.split(','))
  }, [isRead, asked])

  const allLeftOut = {
    gone: leftOut.gone + gone,
    foreign: leftOut.foreign + foreign,
    surplus: leftOut.surplus + surplus,
  }
  // Ids without a column, and old ids, leave the address. They also leave the selection if the comparison is the
  // visitor's own.
  const leaveOut = useEffectEvent(() => {
    setLeftOut(allLeftOut)
    change(chosen, 'replace')
  })
  const mustLeave = isRead && !isLoading && !isSameOrder(placed, ids)
  useEffect(() => {
    if (mustLeave) queueMicrotask(() => leaveOut())
  }, [mustLeave])

  // The server, and a page whose script has not run, know nothing of universities that a visitor added.
  const count = isRead ? placed.length : columns.length
  useEffect(() => {
    setShownColumns(count)
    return () => setShownColumns(null)
  }, [count])

  return {
    columns,
    level: isHydrated ? (levelInAddress ?? LEVELS[0].value) : served.level,
    /** Slug of the subject that the visitor chose. */
    subject: isHydrated ? subjectInAddress : (served.subject?.slug ?? null),
    chooseLevel: (level: Level) => {
      keepLevel(level)
      void setLevel(level, { history: 'push' })
    },
    chosen,
    own,
    count,
    change,
    isRead,
    isOwn: isOwn || !isRead,
    /**
     * The number of ids that are no university any more, of ids that only another browser has, and of good ids after
     * the fourth.
     */
    leftOut: allLeftOut,
    isLoading,
    hasFailed,
    retry: () => void loadColumns(needed),
  }
}
