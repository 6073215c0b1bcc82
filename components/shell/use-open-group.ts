import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent as HoverEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

/** Where the groups stand beside each other in the header. */
const BAR = '(min-width: 72rem)'

const OPENED_BY_CSS = 'li:is(:hover, :focus-within) > button'

const opensOnHover = () => matchMedia('(min-width: 72rem) and (hover: hover)').matches

function followWidth(listener: () => void) {
  const query = matchMedia(BAR)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/**
 * The label of the open group of the navigation: null means none, undefined means that CSS decides before hydration.
 * Also returns the handlers of a group's list item and button, so that hover, click, keys and Escape work together. The Tab key
 * opens no group: whoever goes by need not pass its links.
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
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget) && opensOnHover()) setOpenGroup(null)
    },
  })

  /** A mouse opens the group by hovering, so its click must not close it. A key or a finger toggles the group. */
  const toggleGroup = (label: string, event: MouseEvent) => {
    const isByMouse = event.detail > 0 && opensOnHover()
    setOpenGroup((open) => (open === label && !isByMouse ? null : label))
  }

  /** Whether the groups are a row of the header; false on the server. */
  const isBar = useSyncExternalStore(
    followWidth,
    () => matchMedia(BAR).matches,
    () => false,
  )
  return { nav, isBar, openGroup, setOpenGroup, groupHandlers, toggleGroup }
}
