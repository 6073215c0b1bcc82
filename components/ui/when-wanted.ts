import { useEffect, useState } from 'react'
import { savesData } from '@/lib/device/data-saver'
import { earlyPresses } from '@/lib/device/early-press'
import { isOwnKey } from '@/lib/device/own-key'
import { whenIdle } from './when-idle'
import { wasTouched, whenTouched } from './when-used'

/** A university that somebody added is in a browser alone, so that no server could draw it. */
const namesAdded = () => location.search.includes('added-')

/** A page that is never idle gets the part too. */
const LONGEST_WAIT_MS = 500

/**
 * Whether a part is needed though nobody touches it: the visitor was at the page already or followed a link into it, the address
 * or this browser holds what no server knows, or the page is a saved one that stands in for another address.
 */
function isAwaited(): boolean {
  if (wasTouched() || navigator.userActivation?.hasBeenActive || earlyPresses().length > 0) return true
  if (location.hash !== '' || namesAdded()) return true
  try {
    return 'saved' in document.documentElement.dataset || Object.keys(localStorage).some(isOwnKey)
  } catch {
    // Where the browser stores nothing, what was chosen is in the memory of the page alone.
    return true
  }
}

/** When a part that is in the server's HTML is to load its script: at the first sign that somebody is at the page. */
export const untilTouched = () =>
  new Promise<void>((resolve) => {
    whenTouched(resolve)
    if (isAwaited() && !savesData()) whenIdle(resolve, LONGEST_WAIT_MS)
  })

/** Whether a part that is drawn in the browser alone is to load: false on the server, and until somebody is at the page. */
export function useWanted(): boolean {
  const [isWanted, setIsWanted] = useState(() => typeof window !== 'undefined' && isAwaited())
  useEffect(() => {
    if (!isWanted) return whenTouched(() => setIsWanted(true))
  }, [isWanted])
  return isWanted
}
