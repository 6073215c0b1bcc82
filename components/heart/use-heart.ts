import { useEffect, useState } from 'react'
import { levelInQuery } from '@/lib/facts/chosen-level'
import { keyOf } from '@/lib/plan/key'
import type { NewItem } from '@/lib/plan/new-item'
import { hasPresses, keepPress } from '@/lib/plan/press'
import { useSavedKeys } from './use-saved-keys'

const loadPlan = () => import('@/lib/plan/plan-store')
const NOTHING = () => {}

/** A university that is saved from an address with a level, such as one that a search or a friend led to, keeps it. */
function atLevelOfAddress(item: NewItem): NewItem {
  const level = levelInQuery(location.search)
  return item.kind === 'university' && !item.level && level ? { ...item, level } : item
}

/**
 * Whether an item is saved, and a function that changes that. The plan itself is loaded when a heart is first pressed.
 * The heart shows its new state at once, and goes back if the script cannot be loaded. The press is stored until the
 * plan has it, so that a visitor who leaves the page at once loses nothing: the next page with a heart, or the plan's
 * own, handles it.
 */
export function useHeart(item: NewItem) {
  const key = keyOf(item)
  const isKept = useSavedKeys().includes(key)
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  useEffect(() => {
    if (hasPresses()) loadPlan().then(({ followPlan }) => followPlan(), NOTHING)
  }, [])
  const toggle = () => {
    if (state === 'busy') return
    setState('busy')
    const press = { item: atLevelOfAddress(item), isSaved: !isKept }
    keepPress(press)
    loadPlan().then(
      ({ settlePress }) => {
        settlePress(press)
        setState('')
      },
      () => setState('failed'),
    )
  }
  return { isSaved: isKept !== (state === 'busy'), hasFailed: state === 'failed', toggle }
}
