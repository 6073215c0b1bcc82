import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SearchIcon } from '@/components/ui/search-icon'
import { GET_STARTED, SEARCH } from '@/lib/routes'
import { Brand } from './brand'
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
          <span className="lg:max-xl:sr-only">{SEARCH.label}</span>
        </SearchControl>
        <Link href={GET_STARTED.href} className={buttonVariants({ variant: 'main' })}>
          {GET_STARTED.label}
        </Link>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={buttonVariants({ className: 'lg:hidden' })}
        >
          <svg viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.6" aria-hidden>
            <path d="M2 4.5h14M2 9h14M2 13.5h14" />
          </svg>
        </button>
      </div>
    </header>
  )
}
