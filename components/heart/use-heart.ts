import { useEffect, useState } from 'react'
import { keyOf } from '@/lib/plan/key'
import type { NewItem } from '@/lib/plan/new-item'
import { hasPresses, keepPress } from '@/lib/plan/press'
import { useSavedKeys } from './use-saved-keys'

const loadPlan = () => import('@/lib/plan/plan-store')
const NOTHING = () => {}

/**
 * Whether an item is saved, and what turns that over. The plan itself is loaded when a heart is first pressed: the heart
 * shows at once what it will be, and goes back where the script can't be had. The press is kept until the plan has it, so
 * that a visitor who leaves the page at once loses nothing: the next page with a heart, or the plan's own, does it.
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
    const press = { item, isSaved: !isKept }
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
