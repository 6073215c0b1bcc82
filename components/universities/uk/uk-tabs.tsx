import { TabLink } from '@/components/catalogue/tab-link'
import { TabList } from '@/components/catalogue/tab-list'
import { TABS, ukHref, type UkSearch } from '@/lib/uk/search-params'

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
