import { ListHero, ListNote } from '@/components/list/list-hero'
import { TabLink, TabList } from '@/components/ui/tabs'
import { formatCount } from '@/lib/text/format'
import { UK_TABS, UK, type UkSearch } from '@/lib/universities/uk/list'

type UkHeadProps = { search: UkSearch; universities: number; cities: number }

/** A note on the four ancient universities. */
export function UkNote() {
  return (
    <ListNote>
      The four are St Andrews, Glasgow, Aberdeen and Edinburgh. Oxford and Cambridge are ancient too, and
      carry the badge as well.
    </ListNote>
  )
}

/** The head of the UK portal and its views. */
export function UkHead({ search, universities, cities }: UkHeadProps) {
  return (
    <>
      <ListHero
        title="Universities of the United Kingdom"
        totals={[
          { label: 'UK universities', value: formatCount(universities) },
          { label: 'cities', value: formatCount(cities) },
          { label: 'ancient universities of Scotland', value: '4' },
        ]}
        isFiltered={UK.chips(search, String).length > 0 || undefined}
      />
      <TabList>
        {UK_TABS.map(({ value, label }) => (
          <TabLink
            key={value}
            href={UK.href({ ...search, tab: value })}
            isCurrent={search.tab === value}
            label={label}
          />
        ))}
      </TabList>
    </>
  )
}
