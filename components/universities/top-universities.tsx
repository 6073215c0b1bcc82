import type { Route } from 'next'
import Link from 'next/link'
import type { UniversityCardData } from '@/lib/universities/card'

/** The five best placed in the world, as their publisher ranks them. */
export function TopUniversities({ cards }: { cards: readonly UniversityCardData[] }) {
  const source = cards[0]?.rank
  return (
    <section
      aria-labelledby="top-universities"
      className="mt-6 rounded-md border border-line bg-sunk px-4 py-3.5"
    >
      <h2 id="top-universities" className="text-md">
        Top 5 by world ranking
      </h2>
      {source && (
        <p className="text-xs text-ink-3">
          {source.publisher} World University Rankings {source.year}
        </p>
      )}
      <ol className="mt-2 grid gap-x-5 gap-y-1 sm:grid-cols-2 lg:grid-cols-5">
        {cards.map(({ id, name, country, rank }) => (
          <li key={id} className="flex gap-2 py-1 text-sm">
            <b className="font-display text-md leading-none font-medium text-accent">{rank?.label}</b>
            <span>
              <Link href={`/universities/${id}` as Route} prefetch={false} className="text-ink">
                {name}
              </Link>
              <span className="block text-ink-3">{country}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
