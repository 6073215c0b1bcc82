'use client'

import { PaginationLink, PaginationList, PaginationText } from '@/components/ui/pagination'
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
      <PaginationText aria-disabled="true">{label}</PaginationText>
    ) : (
      <PaginationLink href={hrefOf(to)} onClick={followLink(() => void goTo(to))}>
        {label}
      </PaginationLink>
    )
  return (
    <nav aria-label={label} className="mt-8">
      <PaginationList>
        <li>{step(page - 1, 'Previous')}</li>
        {pageList(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <PaginationText>…</PaginationText>
            ) : (
              <PaginationLink
                href={hrefOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                onClick={followLink(() => void goTo(number))}
              >
                {number}
              </PaginationLink>
            )}
          </li>
        ))}
        <li>{step(page + 1, 'Next')}</li>
      </PaginationList>
    </nav>
  )
}
