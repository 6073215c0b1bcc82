import { TabLink } from '@/components/catalogue/tab-link'
import { TabList } from '@/components/catalogue/tab-list'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { CompareTab } from './compare-tab'

/** The views of the world's universities. */
export function ViewTabs({ search }: { search: UniversitySearch }) {
  const hrefOf = (tab: UniversitySearch['tab']) =>
    universitiesHref('/universities', { ...search, tab, compare: [] })
  return (
    <TabList>
      <TabLink href={hrefOf('browse')} isCurrent={search.tab === 'browse'} label="Browse Universities" />
      <CompareTab shown={search.tab === 'compare' ? search.compare : null} />
      <TabLink href={hrefOf('add')} isCurrent={search.tab === 'add'} label="Add More Universities" />
    </TabList>
  )
}
