import { PlanLink } from '@/components/heart/plan-link'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SearchIcon } from '@/components/ui/search-icon'
import { GET_STARTED, HOME, SEARCH } from '@/lib/routes'
import { SearchControl } from './search-control'
import { SiteNav } from './site-nav'

export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="@container relative z-40 border-b border-line print:hidden">
      <div className="page flex min-h-[calc(4rem-1px)] items-center gap-2 @max-[22rem]:gap-x-1 @max-[20rem]:flex-wrap @max-[20rem]:gap-y-0 @max-[20rem]:py-2 max-menu:no-popover:flex-wrap max-menu:no-popover:gap-y-0 max-menu:no-popover:pt-2.5">
        <Brand name={name} />
        <SiteNav />
        <SearchControl
          className="ml-auto flex-none @max-[40rem]:hidden"
          buttonClassName={buttonVariants({ size: 'compact' })}
        >
          <SearchIcon className="w-4.5" />
          <span>{SEARCH.label}</span>
        </SearchControl>
        <PlanLink />
        {/* Where words are long, those of the menu take a second line, and on a phone those of this button. */}
        <Link
          href={GET_STARTED.href}
          className={buttonVariants({
            variant: 'main',
            size: 'compact',
            className:
              'min-w-0 wrap-anywhere max-menu:leading-[1.2] menu:flex-none @max-[20rem]:order-1 @max-[20rem]:basis-full',
          })}
        >
          {GET_STARTED.label}
        </Link>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={buttonVariants({ size: 'icon', className: 'flex-none menu:hidden' })}
        >
          <svg viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.6" className="w-[18px]" aria-hidden>
            <path d="M2 4.5h14M2 9h14M2 13.5h14" />
          </svg>
        </button>
      </div>
    </header>
  )
}

function Brand({ name }: { name: string }) {
  return (
    <Link
      href={HOME.href}
      className="flex min-h-11 flex-none items-center gap-2.5 font-display text-md leading-none font-medium text-ink no-underline @max-[22rem]:text-base"
    >
      <svg
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        className="size-6.5 text-accent @max-[24rem]:hidden"
        aria-hidden
      >
        <path d="M13 2a11 11 0 1 1 0 22 11 11 0 1 1 0-22c4.4 3 6.5 6.7 6.5 11S17.4 21 13 24c-4.4-3-6.5-6.7-6.5-11S8.6 5 13 2M2.5 10h21m-21 6.5h21" />
      </svg>
      <span translate="no">{name}</span>
    </Link>
  )
}
