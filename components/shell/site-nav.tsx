import { useSelectedLayoutSegments } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Link } from '@/components/ui/link'
import { moveFocus, STOP } from '@/components/ui/move-focus'
import { NAVIGATION, SEARCH, type NavLink } from '@/lib/routes'
import { SearchControl } from './search-control'
import { useOpenGroup } from './use-open-group'

/** The path of a link without its query. It decides whether the link is the current page. */
const pathOf = ({ href }: NavLink) => href.split('?')[0]

/** On narrow screens a popover below the bar, on wide ones a part of it. */
const MENU =
  'absolute top-16 right-0 bottom-auto left-0 w-full border-b border-line-strong bg-paper px-[clamp(16px,3vw,32px)] pb-6 text-ink [box-shadow:var(--shadow)] menu:static menu:ml-2 menu:block menu:w-auto menu:min-w-0 menu:overflow-visible menu:border-0 menu:bg-transparent menu:p-0 menu:[box-shadow:none] xl:ml-4 max-menu:no-popover:static max-menu:no-popover:order-1 max-menu:no-popover:border-0 max-menu:no-popover:px-0 max-menu:no-popover:pb-2 max-menu:no-popover:[box-shadow:none]'

const ENTRY =
  'flex min-h-12 w-full items-center justify-between border-b border-line text-ink no-underline aria-[current]:font-semibold menu:min-h-[calc(4rem-1px)] menu:gap-1.5 menu:border-0 menu:text-sm menu:whitespace-nowrap menu:text-ink-2 menu:hover:text-ink menu:aria-expanded:text-ink menu:aria-[current]:font-normal menu:aria-[current]:text-ink menu:aria-[current]:[box-shadow:inset_0_-2px_var(--accent)] xl:text-base max-menu:no-popover:border-0'

/** Two sides of a square on its corner. */
const CHEVRON =
  'after:mx-2 after:mb-1 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2 after:opacity-60 aria-expanded:after:mt-1 aria-expanded:after:mb-0 aria-expanded:after:rotate-225 menu:after:mx-0 menu:after:size-1.5 menu:after:border-r menu:after:border-b menu:max-xl:after:hidden'

// Not `@starting-style`, with which the WebKit of Safari 17.4 shows an empty panel.
const PANEL =
  'py-2 pl-4 menu:absolute menu:top-full menu:-left-4 menu:z-40 menu:min-w-[14rem] menu:animate-panel menu:rounded-md menu:border menu:border-line menu:bg-surface menu:p-1.5 menu:whitespace-nowrap menu:[box-shadow:var(--shadow)]'

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
      className={MENU}
    >
      <ul className="menu:flex menu:flex-wrap menu:gap-x-4 max-menu:no-popover:flex max-menu:no-popover:flex-wrap max-menu:no-popover:gap-x-6">
        <li className="sm:hidden">
          <SearchControl buttonClassName={ENTRY}>{SEARCH.label}</SearchControl>
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
                className={`${ENTRY} ${CHEVRON}`}
              >
                {label}
              </button>
              <div id={panel} className={`${PANEL} ${shownBy(openGroup, label)}`}>
                {links.map((link) => (
                  <Link
                    key={link.href}
                    href={link.href}
                    aria-current={link.href === path ? 'page' : undefined}
                    className="flex min-h-11 items-center text-ink-2 no-underline aria-[current]:font-semibold aria-[current]:text-accent-strong menu:min-h-10 menu:rounded-sm menu:px-3 menu:hover:bg-sunk menu:hover:text-ink"
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
