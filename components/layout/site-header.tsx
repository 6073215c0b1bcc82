import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button-variants'
import { GET_STARTED, SEARCH } from '@/lib/routes'
import { cn } from '@/lib/utils'
import { Brand } from './brand'
import { SearchControl } from './search-control'
import { SiteNav } from './site-nav'

export function SiteHeader() {
  return (
    <header className="h-16 border-b border-line print:hidden">
      <div className="page flex h-full items-center gap-2">
        <Brand />
        <SiteNav />
        <SearchControl className="ml-auto max-sm:hidden" buttonClassName={buttonVariants({ size: 'small' })}>
          <svg
            viewBox="0 0 18 18"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            aria-hidden
            className="size-4"
          >
            <path d="M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11m4.2 9.7 4 4" />
          </svg>
          <span className="lg:max-xl:sr-only">{SEARCH.label}</span>
        </SearchControl>
        <Link
          href={GET_STARTED.href}
          prefetch={false}
          className={cn(
            buttonVariants({ variant: 'main', size: 'small' }),
            'whitespace-nowrap max-sm:ml-auto',
          )}
        >
          {GET_STARTED.label}
        </Link>
        <button
          type="button"
          popoverTarget="site-menu"
          aria-label="Menu"
          className={cn(buttonVariants({ size: 'icon' }), 'lg:hidden')}
        >
          <svg viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.6" aria-hidden className="size-4.5">
            <path d="M2 4.5h14M2 9h14M2 13.5h14" />
          </svg>
        </button>
      </div>
    </header>
  )
}
