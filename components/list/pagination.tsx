'use client'

import { pageList } from '@/lib/list/paginate'
import { focusResults } from './focus-results'
import { followLink } from './follow-link'

type PaginationProps = {
  /** The name of the pages, where they are not those of the results. */
  label?: string
  page: number
  pages: number
  /** The heading of the results: a turned page scrolls back to it. */
  headingId: string
  hrefOf: (page: number) => string
  /** Resolves once the address has changed. */
  onGo: (page: number) => Promise<unknown>
}

/** The pages of a list, turned in place. */
export function Pagination({ label = 'Pages', page, pages, headingId, hrefOf, onGo }: PaginationProps) {
  if (pages <= 1) return null
  const goTo = async (next: number) => {
    const heading = focusResults(headingId)
    await onGo(next)
    heading?.scrollIntoView({ block: 'start' })
  }
  const step = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true">{label}</span>
    ) : (
      <a href={hrefOf(to)} onClick={followLink(() => void goTo(to))}>
        {label}
      </a>
    )
  return (
    <nav aria-label={label} className="pages">
      <ul>
        <li>{step(page - 1, 'Previous')}</li>
        {pageList(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={followLink(() => void goTo(number))}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'Next')}</li>
      </ul>
    </nav>
  )
}
