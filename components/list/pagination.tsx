'use client'

import { pageList } from '@/lib/list/paginate'
import { followLink } from './follow-link'

type PaginationProps = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  onGo: (page: number) => void
}

export function Pagination({ page, pages, hrefOf, onGo }: PaginationProps) {
  if (pages <= 1) return null
  const step = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <span aria-disabled="true">{label}</span>
    ) : (
      <a href={hrefOf(to)} onClick={followLink(() => onGo(to))}>
        {label}
      </a>
    )
  return (
    <nav aria-label="Pages" className="pages">
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
                onClick={followLink(() => onGo(number))}
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
