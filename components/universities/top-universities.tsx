import type { Route } from 'next'
import Link from 'next/link'
import type { UniversityCardData } from '@/lib/universities/card'

type TopUniversitiesProps = {
  title: string
  cards: readonly UniversityCardData[]
  place: 'country' | 'location'
}

/** The first five of a list, as their publisher ranks them. */
export function TopUniversities({ title, cards, place }: TopUniversitiesProps) {
  const source = cards[0]?.rank
  return (
    <section aria-labelledby="top-universities" className="featured">
      <h2 id="top-universities">{title}</h2>
      {source && (
        <p className="text-xs text-ink-3">
          {source.publisher} World University Rankings {source.year}
        </p>
      )}
      <ol>
        {cards.map(({ id, name, rank, ...card }) => (
          <li key={id}>
            <b>{rank?.label}</b>
            <span>
              <Link href={`/universities/${id}` as Route} prefetch={false}>
                {name}
              </Link>
              <span className="place">{card[place]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
