import { ListHero } from '@/components/list/list-hero'
import { formatCount } from '@/lib/text/format'

export function UkHero({ universities, cities }: { universities: number; cities: number }) {
  return (
    <ListHero
      title="Universities of the United Kingdom"
      text="Every university of England, Scotland, Wales and Northern Ireland that we know of, by city, nation and ranking."
      totals={[
        { label: 'UK universities', value: formatCount(universities) },
        { label: 'cities', value: formatCount(cities) },
        { label: 'ancient universities of Scotland', value: '4' },
      ]}
      note="The four are St Andrews, Glasgow, Aberdeen and Edinburgh. Oxford and Cambridge are ancient too, and carry the badge as well."
    />
  )
}
