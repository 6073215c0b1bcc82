import { useEffect, useRef, useState } from 'react'

/** The page around an element: what is beside it and beside each of its ancestors. */
function around(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  const beside = [...parent.children].filter((other) => other !== element)
  return [
    ...beside.filter((other) => other instanceof HTMLElement && !other.inert),
    ...around(parent),
  ] as HTMLElement[]
}

/**
 * Makes a native popover a modal dialog while it lies over the page: the focus moves to its first button, goes round within
 * it, and returns to the button that opened it. Nothing else can be reached meanwhile.
 */
export function useSheet() {
  const ref = useRef<HTMLFormElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const sheet = ref.current
    if (!sheet) return
    const buttons = () => [...sheet.querySelectorAll<HTMLElement>('[popovertarget]')]
    let others: readonly HTMLElement[] = []
    const free = () => {
      for (const other of others) other.inert = false
      others = []
      setIsOpen(false)
    }
    /** Before it closes: the browser then gives the focus back, which an inert button cannot take. */
    const onBeforeToggle = (event: ToggleEvent) => {
      if (event.target === sheet && event.newState === 'closed') free()
    }
    const onOpen = () => {
      others = around(sheet)
      for (const other of others) other.inert = true
      setIsOpen(true)
      buttons()[0]?.focus()
    }
    const onToggle = (event: ToggleEvent) => {
      if (event.target !== sheet) return
      if (event.newState === 'open') onOpen()
      else if (document.activeElement === document.body)
        // Safari does not focus a clicked button, so it has none to return to.
        document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]:not(#${sheet.id} *)`)?.focus()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const [first, last] = [buttons()[0], buttons().at(-1)]
      const [from, to] = event.shiftKey ? [first, last] : [last, first]
      if (event.key !== 'Tab' || others.length === 0 || document.activeElement !== from) return
      event.preventDefault()
      to?.focus()
    }
    /** On a wide screen it is a part of the page again. */
    const onResize = () => {
      if (getComputedStyle(sheet).position !== 'fixed') free()
    }
    sheet.addEventListener('beforetoggle', onBeforeToggle)
    sheet.addEventListener('toggle', onToggle)
    sheet.addEventListener('keydown', onKeyDown)
    addEventListener('resize', onResize)
    // It may have been opened before its script was there.
    const { position, display } = getComputedStyle(sheet)
    if (position === 'fixed' && display !== 'none') onOpen()
    return () => {
      for (const other of others) other.inert = false
      sheet.removeEventListener('beforetoggle', onBeforeToggle)
      sheet.removeEventListener('toggle', onToggle)
      sheet.removeEventListener('keydown', onKeyDown)
      removeEventListener('resize', onResize)
    }
  }, [])

  return { ref, isOpen }
}
