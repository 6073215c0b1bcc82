import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent as HoverEvent,
  useEffect,
  useRef,
  useState,
} from 'react'

const OPENED_BY_CSS = 'li:is(:hover, :focus-within) > button'

const opensOnHover = () => matchMedia('(min-width: 72rem) and (hover: hover)').matches

/**
 * The label of the open group of the navigation: null means none, undefined means that CSS decides before hydration.
 * Also returns the handlers of a group's list item and button, so that hover, focus, click and Escape work together.
 */
export function useOpenGroup() {
  const nav = useRef<HTMLElement>(null)
  const [openGroup, setOpenGroup] = useState<string | null>()

  // A group that CSS opened before hydration stays open. It was opened by hover or focus, so `useEarlyInput` does not
  // help.
  useEffect(() => {
    setOpenGroup(nav.current?.querySelector(OPENED_BY_CSS)?.textContent ?? null)
  }, [])

  useEffect(() => {
    if (!openGroup) return
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      const button = nav.current?.querySelector<HTMLElement>('[aria-expanded=true]')
      if (button?.parentElement?.contains(document.activeElement)) button.focus()
      setOpenGroup(null)
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpenGroup(null)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', onPointerDown, { signal })
    return () => listening.abort()
  }, [openGroup])

  const groupHandlers = (label: string) => ({
    onPointerEnter: (event: HoverEvent) => {
      if (event.pointerType === 'mouse' && opensOnHover()) setOpenGroup(label)
    },
    onPointerLeave: (event: HoverEvent) => {
      if (event.pointerType === 'mouse' && opensOnHover()) setOpenGroup(null)
    },
    onFocus: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      const cameFromOutside = !currentTarget.contains(relatedTarget)
      if (cameFromOutside && target.matches(':focus-visible') && opensOnHover()) setOpenGroup(label)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget) && opensOnHover()) setOpenGroup(null)
    },
  })

  /** A mouse opens the group by hovering, so its click must not close it. A key or a finger toggles the group. */
  const toggleGroup = (label: string, event: MouseEvent) => {
    const isByMouse = event.detail > 0 && opensOnHover()
    setOpenGroup((open) => (open === label && !isByMouse ? null : label))
  }

  return { nav, openGroup, setOpenGroup, groupHandlers, toggleGroup }
}
