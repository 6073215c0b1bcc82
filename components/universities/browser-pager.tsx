'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { Pagination } from '@/components/filters/pagination'
import { focusResults } from './focus-results'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

function Pager({ answer }: { answer: ServerAnswer }) {
  const { search, go, hrefOf, view } = useLocalBrowse(answer)

  const goToPage = async (page: number) => {
    const heading = focusResults()
    await go({ page })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <Pagination
      page={view.page}
      pages={view.pages}
      hrefOf={(page) => hrefOf({ ...search, page })}
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
