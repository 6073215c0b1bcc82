import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import type { TopList } from '@/lib/universities/top-list'

export function TopUniversities({ title, source, entries }: TopList) {
  return (
    <section aria-labelledby="top-universities" className="featured">
      <h2 id="top-universities">{title}</h2>
      {source && <p className="text-xs text-ink-3">{source}</p>}
      <ol>
        {entries.map(({ id, name, rank, place }) => (
          <li key={id}>
            <b>{rank}</b>
            <span>
              <Link href={`/universities/${id}` as Route}>{name}</Link>
              <span className="place">{place}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
