import { TabLink } from '@/components/list/tab-link'
import { TabList } from '@/components/list/tab-list'
import { TABS, UK, type UkSearch } from '@/lib/universities/uk/list'

/** The views of the UK portal. */
export function UkTabs({ search }: { search: UkSearch }) {
  return (
    <TabList>
      {TABS.map(({ value, label }) => (
        <TabLink
          key={value}
          href={UK.href({ ...search, tab: value })}
          isCurrent={search.tab === value}
          label={label}
        />
      ))}
    </TabList>
  )
}
