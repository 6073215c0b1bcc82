import { useState } from 'react'
import { keyOf } from '@/lib/plan/key'
import type { NewItem } from '@/lib/plan/new-item'
import { keepPress } from '@/lib/plan/press'
import { useSavedKeys } from './use-saved-keys'

/**
 * Whether an item is saved, and what turns that over. The plan itself is loaded when a heart is first pressed: the heart
 * shows at once what it will be, and goes back where the script can't be had. The press is kept until the plan has it, so
 * that a visitor who leaves the page at once loses nothing.
 */
export function useHeart(item: NewItem) {
  const key = keyOf(item)
  const isKept = useSavedKeys().includes(key)
  const [state, setState] = useState<'' | 'busy' | 'failed'>('')
  const toggle = () => {
    if (state === 'busy') return
    setState('busy')
    const press = { item, isSaved: !isKept }
    keepPress(press)
    import('@/lib/plan/plan-store').then(
      ({ settlePress }) => {
        settlePress(press)
        setState('')
      },
      () => setState('failed'),
    )
  }
  return { isSaved: isKept !== (state === 'busy'), hasFailed: state === 'failed', toggle }
}
