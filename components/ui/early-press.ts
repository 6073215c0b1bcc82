import { useEffect, type RefObject } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { whenTouched } from '@/components/ui/when-used'
import { isOwnKey } from '@/lib/device/own-data'
import { showTranslation } from '@/lib/device/served-texts'

/** The root of a part whose script has not taken over. React does not put the attribute back when it is taken away. */
export const EARLY = { 'data-early': '' }

/** A page that is never idle gets the part too. */
const LONGEST_WAIT_MS = 500

const PRESSABLE = '[data-early] :is(button[type="button"]:not([popovertarget]), a[data-press])'

/** What was pressed before its script was there, in order. */
const pressed: HTMLElement[] = []

function catchPress(event: MouseEvent) {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event
  const element = target instanceof Element && target.closest<HTMLElement>(PRESSABLE)
  if (!element || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  event.stopPropagation()
  pressed.push(element)
}

if (typeof window !== 'undefined') {
  addEventListener('click', catchPress, true)
  // A link that script makes a button is one from now on, because a press is not lost.
  for (const link of document.querySelectorAll('[data-early] a[data-press]'))
    link.setAttribute('role', 'button')
}

/** Marks a part as taken over by its script, and presses what the visitor pressed before. */
export function useEarlyPresses(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    root.current?.removeAttribute('data-early')
    showTranslation()
    // Some handlers come with the drawing that follows hydration.
    setTimeout(() => {
      for (const element of pressed.splice(0)) if (element.isConnected) element.click()
    })
  }, [root])
}

/**
 * Whether the part is needed though nobody touches it: a link led to it, so that no server has sent it, this browser keeps
 * choices that change it, or the page is a saved one that stands in for another address.
 */
function isAwaited(): boolean {
  // While the page still comes, the part may not be there yet.
  const isSent = document.readyState === 'loading' || document.querySelector('[data-early]')
  if (!isSent || navigator.userActivation?.hasBeenActive) return true
  try {
    return 'saved' in document.documentElement.dataset || Object.keys(localStorage).some(isOwnKey)
  } catch {
    return false
  }
}

/**
 * When a large part that is in the server's HTML is to load its script: at the first sign that somebody is at the page.
 * Entries and presses that come sooner are taken over, where its root has `EARLY`, `useEarlyInput` and `useEarlyPresses`.
 */
export const untilTouched = () =>
  new Promise<void>((resolve) => {
    if (isAwaited()) whenIdle(resolve, LONGEST_WAIT_MS)
    else whenTouched(resolve)
  })
