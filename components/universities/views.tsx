'use client'

import type { Route } from 'next'
import { TAB, TabLink } from '@/components/list/tab-link'
import { TabList } from '@/components/list/tab-list'
import { Link } from '@/components/ui/link'
import { compareHref } from '@/lib/compare/compare-href'
import { useSelection, useSelectionStore } from '@/lib/compare/selection-store'
import type { UniversitySearch } from '@/lib/universities/list'

type ViewsProps = {
  tab: UniversitySearch['tab']
  browse: Route
  add: Route
  /** The comparison in the address; left out on another tab. */
  compared?: readonly string[]
}

/** In the browser too, so that only the addresses are sent besides the markup. */
export function Views({ tab, browse, add, compared }: ViewsProps) {
  return (
    <TabList>
      <TabLink href={browse} isCurrent={tab === 'browse'} label="Browse Universities" />
      <CompareTab shown={compared} />
      <TabLink href={add} isCurrent={tab === 'add'} label="Add More Universities" />
    </TabList>
  )
}

/** The tab of the comparison, with the number of columns on the page, or the number of chosen universities. */
function CompareTab({ shown }: { shown: ViewsProps['compared'] }) {
  const own = useSelection().map(({ id }) => id)
  const count = useSelectionStore((selection) => selection.shown) ?? shown?.length ?? own.length
  return (
    <Link href={compareHref(shown ?? own)} className={TAB} aria-current={shown ? 'page' : undefined}>
      {`Compare (${count})`}
    </Link>
  )
}
