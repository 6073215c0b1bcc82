'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { ListPager } from '@/components/list/list-pager'
import { scholarshipsHref } from '@/lib/scholarships/search-params'
import { RESULTS_HEADING } from './element-ids'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

export function Pager({ answer }: { answer: ServerAnswer }) {
  const { search, go, view } = useLocalBrowse(answer)
  return (
    <ListPager
      page={search.page}
      pages={view.pages}
      headingId={RESULTS_HEADING}
      hrefOf={(page) => scholarshipsHref({ ...search, page })}
      onGo={(page) => go({ page })}
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
