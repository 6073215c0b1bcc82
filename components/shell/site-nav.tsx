import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { NAVIGATION, SEARCH, type NavLink } from '@/lib/routes'
import { SearchControl } from './search-control'
import { useOpenGroup } from './use-open-group'

/** The path of a link without its query: what decides whether it is the current page. */
const pathOf = ({ href }: NavLink) => href.split('?')[0]

/**
 * The header's navigation: a row of dropdowns on wide screens, a popover with expandable groups on narrow ones.
 * Native elements and a hundred lines of our own instead of Radix, whose menu alone outweighs the site's script.
 */
export function SiteNav() {
  const { nav, openGroup, setOpenGroup, groupHandlers, toggleGroup } = useOpenGroup()
  // Segments and not the pathname, which on a prerendered 404 is not the one the browser shows.
  const path = `/${useSelectedLayoutSegments().join('/')}`

  const closeOnLink = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a'))) return
    setOpenGroup(null)
    // Optional: a browser without popovers shows the list as a plain block.
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
