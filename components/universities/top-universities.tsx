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
    <section
      aria-labelledby="top-universities"
      className="mt-6 rounded-md border border-line bg-sunk px-4 py-3.5"
    >
      <h2 id="top-universities" className="text-md">
        {title}
      </h2>
      {source && (
        <p className="text-xs text-ink-3">
          {source.publisher} World University Rankings {source.year}
        </p>
      )}
      <ol className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-5">
        {cards.map(({ id, name, rank, ...card }) => (
          <li key={id} className="flex gap-2 py-1 text-sm">
            <b className="font-display text-md leading-none font-medium text-accent">{rank?.label}</b>
            <span>
              <Link href={`/universities/${id}` as Route} prefetch={false} className="text-ink">
                {name}
              </Link>
              <span className="block text-ink-3">{card[place]}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
