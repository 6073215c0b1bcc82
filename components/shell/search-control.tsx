import type { ReactNode } from 'react'
import { SEARCH } from '@/lib/routes'

type SearchControlProps = { className?: string; buttonClassName: string; children: ReactNode }

/** A button that opens the search everywhere. Without script its form leads to the list of universities. */
export function SearchControl({ className, buttonClassName, children }: SearchControlProps) {
  return (
    <form action={SEARCH.href} className={className}>
      <button
        type="submit"
        data-palette=""
        aria-keyshortcuts="/ Control+K Meta+K"
        className={buttonClassName}
      >
        {children}
      </button>
    </form>
  )
}
