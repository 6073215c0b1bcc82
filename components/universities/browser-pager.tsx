'use client'

import { SearchInAddress } from '@/components/list/search-in-address'
import { ListPager } from '@/components/list/list-pager'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'
import { WORLD_LIST } from './world-list'

function Pager({ answer }: { answer: ServerAnswer }) {
  const { search, go, view } = useLocalBrowse(answer)
  return (
    <ListPager
      page={search.page}
      pages={view.pages}
      headingId={WORLD_LIST.headingId}
      hrefOf={(page) => WORLD_LIST.hrefOf({ ...search, page })}
      onGo={(page) => go({ page })}
    />
  )
}

export function BrowserPager({ answer }: { answer: ServerAnswer }) {
  return (
    <SearchInAddress list={WORLD_LIST}>
      <Pager answer={answer} />
    </SearchInAddress>
  )
}
