'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { Pagination } from '@/components/filters/pagination'
import { scholarshipsHref } from '@/lib/scholarships/search-params'
import { RESULTS_HEADING } from './element-ids'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

function Pager({ answer }: { answer: ServerAnswer }) {
  const { search, go, view } = useLocalBrowse(answer)

  const goToPage = (page: number) => {
    go({ page })
    const heading = document.getElementById(RESULTS_HEADING)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <Pagination
      page={view.page}
      pages={view.pages}
      hrefOf={(page) => scholarshipsHref({ ...search, page })}
      onGo={goToPage}
    />
  )
}

export function BrowserPager({ answer }: { answer: ServerAnswer }) {
  return (
    <NuqsAdapter>
      <Pager answer={answer} />
    </NuqsAdapter>
  )
}
