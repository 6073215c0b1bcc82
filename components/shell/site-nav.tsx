import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { moveFocus, STOP } from '@/components/ui/move-focus'
import { NAVIGATION, SEARCH, type NavLink } from '@/lib/routes'
import { SearchControl } from './search-control'
import { useOpenGroup } from './use-open-group'

/** The path of a link without its query. It decides whether the link is the current page. */
const pathOf = ({ href }: NavLink) => href.split('?')[0]

/** Whether the panel of a group shows. Until script decides, CSS alone opens it. */
function shownBy(openGroup: string | null | undefined, label: string): string {
  if (openGroup === label) return 'block'
  if (openGroup !== undefined) return 'hidden'
  return 'hidden group-focus-within/entry:block menu:group-hover/entry:block max-menu:noscript:block'
}

/**
 * The header's navigation: a row of dropdowns on wide screens, a popover with expandable groups on narrow ones.
 * It uses native elements, because the script of Radix's menu is larger than all other script of the site.
 */
export function SiteNav() {
  const { nav, isBar, openGroup, setOpenGroup, groupHandlers, toggleGroup } = useOpenGroup()
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
    <nav
      ref={nav}
      id="site-menu"
      popover="auto"
      aria-label="Main"
      onClick={closeOnLink}
      // A row of groups is one stop of the Tab key: arrow keys go along it.
      onKeyDown={isBar ? moveFocus : undefined}
      className="menu-sheet"
    >
      <ul className="menu:flex menu:flex-wrap menu:gap-x-4 max-menu:no-popover:flex max-menu:no-popover:flex-wrap max-menu:no-popover:gap-x-6">
        <li className="@min-[40rem]:hidden">
          <SearchControl buttonClassName="menu-entry">{SEARCH.label}</SearchControl>
        </li>
        {NAVIGATION.map(({ label, links }, at) => {
          const panel = `menu-${label.split(' ')[0]}`
          return (
            <li key={label} className="group/entry relative" {...groupHandlers(label)}>
              <button
                type="button"
                {...STOP}
                tabIndex={isBar && at > 0 ? -1 : undefined}
                aria-controls={panel}
                aria-expanded={openGroup === undefined ? undefined : openGroup === label}
                aria-current={links.some((link) => pathOf(link) === path) || undefined}
                onClick={(event) => toggleGroup(label, event)}
                className="menu-chevron menu-entry"
              >
                {label}
              </button>
              <div id={panel} className={`menu-panel ${shownBy(openGroup, label)}`}>
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
