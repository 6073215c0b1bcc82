'use client'

import type { Route } from 'next'
import { TabLink } from '@/components/list/tab-link'
import { TabList } from '@/components/list/tab-list'
import type { UniversitySearch } from '@/lib/universities/list'
import { CompareTab } from './compare-tab'

type ViewsProps = {
  tab: UniversitySearch['tab']
  browse: Route
  add: Route
  /** The comparison in the address; null on another tab. */
  compared: readonly string[] | null
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
