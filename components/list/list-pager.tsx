'use client'

import { focusResults } from './focus-results'
import { Pagination } from './pagination'

type ListPagerProps = {
  /** The page asked for, even while the results of another search, with their `pages`, are still shown. */
  page: number
  pages: number
  /** Of the results, to which a turned page goes back. */
  headingId: string
  hrefOf: (page: number) => string
  /** Resolves once the address has changed. */
  onGo: (page: number) => Promise<unknown>
}

/** The pages of a list, turned in place. */
export function ListPager({ page, pages, headingId, hrefOf, onGo }: ListPagerProps) {
  const goToPage = async (next: number) => {
    const heading = focusResults(headingId)
    await onGo(next)
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <Pagination
      page={Math.min(page, pages)}
      pages={pages}
      hrefOf={hrefOf}
      onGo={(next) => void goToPage(next)}
    />
  )
}
