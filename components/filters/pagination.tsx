'use client'

import { pageList } from '@/lib/search/paginate'
import { followLink } from './follow-link'

type PaginationProps = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  onGo: (page: number) => void
}

const STEP =
  'grid min-h-11 min-w-10 place-items-center rounded-sm px-2 text-ink-2 no-underline hover:bg-sunk aria-[current]:bg-ink aria-[current]:text-paper aria-disabled:text-ink-3 aria-disabled:opacity-60 md:min-h-10'

export function Pagination({ page, pages, hrefOf, onGo }: PaginationProps) {
  if (pages <= 1) return null
  const step = (to: number, label: string) =>
    to < 1 || to > pages ? (
      <span className={STEP} aria-disabled="true">
        {label}
      </span>
    ) : (
      <a className={STEP} href={hrefOf(to)} onClick={followLink(() => onGo(to))}>
        {label}
      </a>
    )
  return (
    <nav aria-label="Pages" className="mt-8">
      <ul className="flex flex-wrap justify-center gap-1">
        <li>{step(page - 1, 'Previous')}</li>
        {pageList(page, pages).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className={STEP}>…</span>
            ) : (
              <a
                className={STEP}
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
