'use client'

import type { Route } from 'next'
import { TabLink, TabList } from '@/components/ui/tabs'
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
    <TabLink href={compareHref(shown ?? own)} isCurrent={shown !== undefined} label={`Compare (${count})`} />
  )
}
