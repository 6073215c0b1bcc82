import { ListHero } from '@/components/catalogue/list-hero'

const number = new Intl.NumberFormat('en')

export function UkHero({ universities, cities }: { universities: number; cities: number }) {
  return (
    <ListHero
      title="Universities of the United Kingdom"
      text="Every university of England, Scotland, Wales and Northern Ireland that we know of, by city, nation and ranking."
      totals={[
        { label: 'UK universities', value: number.format(universities) },
        { label: 'cities', value: number.format(cities) },
        { label: 'ancient universities of Scotland', value: '4' },
      ]}
      note="The four are St Andrews, Glasgow, Aberdeen and Edinburgh. Oxford and Cambridge are ancient too, and carry the badge as well."
    />
  )
}
