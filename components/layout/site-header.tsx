'use client'
// Hardly any of it ever changes, so memoising its parts would only make every page's script longer.
'use no memo'

import Link from 'next/link'
import { GET_STARTED, SEARCH } from '@/lib/routes'
import { Brand } from './brand'
import { SearchControl } from './search-control'
import { SiteNav } from './site-nav'

/** A client component so that no page carries it a second time, as data: its script is fetched once for all pages. */
export function SiteHeader({ name }: { name: string }) {
  return (
    <header className="bar">
      <div className="page">
        <Brand name={name} />
        <SiteNav />
        <SearchControl className="ml-auto max-sm:hidden" buttonClassName="btn">
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
        <Link href={GET_STARTED.href} prefetch={false} className="btn btn-main max-sm:ml-auto">
          {GET_STARTED.label}
        </Link>
        <button type="button" popoverTarget="site-menu" aria-label="Menu" className="btn">
          <svg viewBox="0 0 18 18" stroke="currentColor" strokeWidth="1.6" aria-hidden className="size-4.5">
            <path d="M2 4.5h14M2 9h14M2 13.5h14" />
          </svg>
        </button>
      </div>
    </header>
  )
}
