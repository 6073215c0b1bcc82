import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { NAVIGATION, SEARCH, type NavLink } from '@/lib/routes'
import { SearchControl } from './search-control'
import { useOpenGroup } from './use-open-group'

/** The path of a link without its query. It decides whether the link is the current page. */
const pathOf = ({ href }: NavLink) => href.split('?')[0]

/**
 * The header's navigation: a row of dropdowns on wide screens, a popover with expandable groups on narrow ones.
 * It uses native elements, because the script of Radix's menu is larger than all other script of the site.
 */
export function SiteNav() {
  const { nav, openGroup, setOpenGroup, groupHandlers, toggleGroup } = useOpenGroup()
  // Next 16.4 prerenders the 404 page under another pathname than the browser shows, so `usePathname` would not match
  // the server's HTML on hydration. The segments are the same on both sides. `usePathname` will do when Next
  // makes the pathname the same too.
  const path = `/${useSelectedLayoutSegments().join('/')}`

  const closeOnLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return
    setOpenGroup(null)
    // Optional: a browser without popovers has no such method. On a narrow screen its menu always covers the page's
    // top.
    nav.current?.hidePopover?.()
  }

  const renderLink = (link: NavLink, className?: string) => (
    <Link
      key={link.href}
      href={link.href}
      aria-current={link.href === path ? 'page' : undefined}
      className={className}
    >
      {link.label}
    </Link>
  )

  return (
    <nav ref={nav} id="site-menu" popover="auto" aria-label="Main" onClick={closeOnLink} className="menu">
      <ul>
        <li className="sm:hidden">
          <SearchControl buttonClassName="entry">{SEARCH.label}</SearchControl>
        </li>
        {NAVIGATION.map((entry) => {
          if ('href' in entry) return <li key={entry.href}>{renderLink(entry, 'entry')}</li>
          const { label, links } = entry
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
                {links.map((link) => renderLink(link))}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
