'use client'

import Link from 'next/link'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { NAVIGATION, SEARCH, type NavLink } from '@/lib/routes'
import { SearchControl } from './search-control'
import { useOpenGroup } from './use-open-group'

const ENTRY =
  'flex min-h-12 w-full items-center justify-between border-b border-line text-ink no-underline aria-[current]:font-semibold lg:h-full lg:gap-1.5 lg:border-0 lg:text-sm lg:text-ink-2 lg:hover:text-ink lg:aria-[current]:font-normal lg:aria-[current]:text-ink lg:aria-[current]:shadow-[inset_0_-2px_var(--accent)] lg:aria-expanded:text-ink lg:whitespace-nowrap xl:text-base'
const CHEVRON =
  'after:mx-2 after:size-2 after:-translate-y-0.5 after:rotate-45 after:border-r-2 after:border-b-2 after:border-current after:opacity-60 aria-expanded:after:translate-y-0.5 aria-expanded:after:-rotate-135 lg:after:mx-0 lg:after:size-1.5 lg:after:border-r-1 lg:after:border-b-1 lg:max-xl:after:hidden'
// Until the button carries aria-expanded no script runs, and CSS alone opens the panel.
const PANEL =
  'hidden py-2 pl-4 peer-aria-expanded:block peer-not-[[aria-expanded]]:group-focus-within:block max-lg:noscript:block lg:absolute lg:top-full lg:-left-4 lg:z-40 lg:min-w-56 lg:whitespace-nowrap lg:rounded-md lg:border lg:border-line lg:bg-surface lg:p-1.5 lg:shadow-lg lg:transition lg:peer-not-[[aria-expanded]]:group-hover:block lg:starting:-translate-y-1 lg:starting:opacity-0 *:flex *:min-h-11 *:items-center *:text-ink-2 *:no-underline *:aria-[current]:font-semibold *:aria-[current]:text-accent-strong lg:*:min-h-10 lg:*:rounded-sm lg:*:px-3 lg:*:hover:bg-sunk lg:*:hover:text-ink'

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
      prefetch={false}
      aria-current={link.href === path ? 'page' : undefined}
      className={className}
    >
      {link.label}
    </Link>
  )

  return (
    <nav
      ref={nav}
      id="site-menu"
      popover="auto"
      aria-label="Main"
      onClick={closeOnLink}
      className="absolute inset-x-0 top-16 bottom-auto w-full border-b border-line-strong bg-paper px-[clamp(16px,3vw,32px)] pb-6 text-ink shadow-lg lg:static lg:ml-2 lg:block lg:h-full lg:w-auto lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none xl:ml-4"
    >
      <ul className="lg:flex lg:h-full lg:gap-3 xl:gap-4">
        <li className="sm:hidden">
          <SearchControl buttonClassName={ENTRY}>{SEARCH.label}</SearchControl>
        </li>
        {NAVIGATION.map((entry) => {
          if ('href' in entry) return <li key={entry.href}>{renderLink(entry, ENTRY)}</li>
          const { label, links } = entry
          const panel = `menu-${label.split(' ')[0]}`
          return (
            <li key={label} className="group relative" {...groupHandlers(label)}>
              <button
                type="button"
                aria-controls={panel}
                aria-expanded={openGroup === undefined ? undefined : openGroup === label}
                aria-current={links.some((link) => pathOf(link) === path) || undefined}
                onClick={(event) => toggleGroup(label, event)}
                className={`peer ${ENTRY} ${CHEVRON}`}
              >
                {label}
              </button>
              <div id={panel} className={PANEL}>
                {links.map((link) => renderLink(link))}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
