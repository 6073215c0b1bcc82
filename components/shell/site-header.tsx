import { PlanLink } from '@/components/heart/plan-link'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SearchIcon } from '@/components/ui/search-icon'
import { GET_STARTED, HOME, SEARCH } from '@/lib/routes'
import { SearchControl } from './search-control'
import { SiteNav } from './site-nav'

export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="bar">
      <div className="page">
        <Brand name={name} />
        <SiteNav />
        <SearchControl buttonClassName={buttonVariants()}>
          <SearchIcon />
          <span>{SEARCH.label}</span>
        </SearchControl>
        <PlanLink />
        <Link href={GET_STARTED.href} className={buttonVariants({ variant: 'main' })}>
          {GET_STARTED.label}
        </Link>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={buttonVariants({ className: 'min-[72rem]:hidden' })}
        >
          <svg viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.6" aria-hidden>
            <path d="M2 4.5h14M2 9h14M2 13.5h14" />
          </svg>
        </button>
      </div>
    </header>
  )
}

function Brand({ name }: { name: string }) {
  return (
    <Link href={HOME.href} className="brand">
      <svg viewBox="0 0 26 26" fill="none" stroke="currentColor" strokeWidth="1.7" aria-hidden>
        <path d="M13 2a11 11 0 1 1 0 22 11 11 0 1 1 0-22c4.4 3 6.5 6.7 6.5 11S17.4 21 13 24c-4.4-3-6.5-6.7-6.5-11S8.6 5 13 2M2.5 10h21m-21 6.5h21" />
      </svg>
      <span translate="no">{name}</span>
    </Link>
  )
}
