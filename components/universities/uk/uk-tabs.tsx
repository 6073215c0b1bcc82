import { TabLink } from '@/components/list/tab-link'
import { TabList } from '@/components/list/tab-list'
import { TABS, ukHref, type UkSearch } from '@/lib/universities/uk/search-params'

/** The views of the UK portal. */
export function UkTabs({ search }: { search: UkSearch }) {
  return (
    <TabList>
      {TABS.map(({ value, label }) => (
        <TabLink
          key={value}
          href={ukHref({ ...search, tab: value })}
          isCurrent={search.tab === value}
          label={label}
        />
      ))}
    </TabList>
  )
}
