import { useEffect, type RefObject } from 'react'
import { earlyPresses } from '@/lib/device/early-press'
import { showTranslation } from '@/lib/device/served-texts'

/** The root of a part whose script has not taken over. React does not put the attribute back when it is taken away. */
export const EARLY = { 'data-early': '' }

/** The same for a button by itself, of which a page can have several: `deferred` shows the translation after each. */
export const EARLY_ALONE = { 'data-early': 'alone' }

/** A link that script makes a button. Buttons are noted from the head on (`EARLY_PRESS_SCRIPT`). */
const LINK = '[data-early] a[data-press]'

function catchPress(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const link = target instanceof Element && target.closest<HTMLElement>(LINK)
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  event.stopPropagation()
  earlyPresses().push(link)
}

if (typeof window !== 'undefined') {
  addEventListener('click', catchPress, true)
  // A link that script makes a button is one from now on, because a press is not lost.
  for (const link of document.querySelectorAll(LINK)) link.setAttribute('role', 'button')
}

/** Marks a part as taken over by its script, and presses what the visitor pressed before. */
export function useEarlyPresses(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const isAlone = root.current?.dataset.early === EARLY_ALONE['data-early']
    root.current?.removeAttribute('data-early')
    if (!isAlone) showTranslation()
    // Some handlers come with the drawing that follows hydration.
    setTimeout(() => {
      for (const element of earlyPresses().splice(0)) if (element.isConnected) element.click()
    })
  }, [root])
}
