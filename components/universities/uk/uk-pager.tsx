'use client'

import { SearchInAddress } from '@/components/list/search-in-address'
import { ListPager } from '@/components/list/list-pager'
import { UK_LIST } from './uk-list'
import { useUkBrowse, type UkAnswer } from './use-uk-browse'

function Pager({ answer }: { answer: UkAnswer }) {
  const { search, go, view } = useUkBrowse(answer)
  return (
    <ListPager
      page={search.page}
      pages={view.pages}
      headingId={UK_LIST.headingId}
      hrefOf={(page) => UK_LIST.hrefOf({ ...search, page })}
      onGo={(page) => go({ page })}
    />
  )
}

export function UkPager({ answer }: { answer: UkAnswer }) {
  return (
    <SearchInAddress list={UK_LIST}>
      <Pager answer={answer} />
    </SearchInAddress>
  )
}
