import { useSelectedLayoutSegments } from 'next/navigation'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent as HoverEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Link } from '@/components/ui/link'
import { NAVIGATION, SEARCH, type NavLink } from '@/lib/routes'
import { SearchControl } from './search-control'

/** The path of a link without its query. It decides whether the link is the current page. */
const pathOf = ({ href }: NavLink) => href.split('?')[0]

/**
 * The header's navigation: a row of dropdowns on wide screens, a popover with expandable groups on narrow ones.
 * It uses native elements, because the script of Radix's menu is larger than all other script of the site.
 */
export function SiteNav() {
  const { nav, openGroup, setOpenGroup, groupHandlers, toggleGroup } = useOpenGroup()
  // Next 16.4 prerenders the 404 page under another pathname than the browser shows, so `usePathname` would not match
  // the server's HTML on hydration (https://github.com/vercel/next.js/issues/40617 says so of the older router). The
  // segments are the same on both sides. This can go when Next makes the pathname the same too.
  const path = `/${useSelectedLayoutSegments().join('/')}`

  const closeOnLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return
    setOpenGroup(null)
    // Optional: a browser without popovers has no such method. On a narrow screen its menu always covers the page's
    // top.
    nav.current?.hidePopover?.()
  }

  return (
    <nav ref={nav} id="site-menu" popover="auto" aria-label="Main" onClick={closeOnLink} className="menu">
      <ul>
        <li className="sm:hidden">
          <SearchControl buttonClassName="entry">{SEARCH.label}</SearchControl>
        </li>
        {NAVIGATION.map(({ label, links }) => {
          const panel = `menu-${label.split(' ')[0]}`
          return (
            <li key={label} {...groupHandlers(label)}>
              <button
                type="button"
                aria-controls={panel}
                aria-expanded={openGroup === undefined ? undefined : openGroup === label}
                aria-current={links.some((link) => pathOf(link) === path) || undefined}
                onClick={(event) => toggleGroup(label, event)}
                className="entry"
              >
                {label}
              </button>
              <div id={panel} className="panel">
                {links.map((link) => (
                  <Link
                    key={link.href}
                    href={link.href}
                    aria-current={link.href === path ? 'page' : undefined}
                  >
                    {link.label}
                  </Link>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const OPENED_BY_CSS = 'li:is(:hover, :focus-within) > button'

const opensOnHover = () => matchMedia('(min-width: 72rem) and (hover: hover)').matches

/**
 * The label of the open group of the navigation: null means none, undefined means that CSS decides before hydration.
 * Also returns the handlers of a group's list item and button, so that hover, focus, click and Escape work together.
 */
function useOpenGroup() {
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
