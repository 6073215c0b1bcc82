import type { Route } from 'next'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import type { DrawnCard } from '@/lib/scholarships/drawn-card'
import { HostCountries } from './host-countries'

export function ScholarshipCard({ card }: { card: DrawnCard }) {
  const href = `/scholarships/${card.id}` as Route
  return (
    <article className={card.isEnded ? 'card basic' : 'card'}>
      <header>
        <div>
          <h3>
            <Link href={href}>{card.name}</Link>
          </h3>
          <p>{card.provider}</p>
        </div>
      </header>
      <p className="badges">
        {card.marks.map((mark) => (
          <b key={mark}>{mark}</b>
        ))}
        <span>{card.type}</span>
      </p>
      <p className="about">{card.value}</p>
      <dl className="rows">
        <div>
          <dt>Where</dt>
          <dd>
            <HostCountries hosts={card.hosts} more={card.moreHosts} />
          </dd>
        </div>
        <div>
          <dt>Degrees</dt>
          <dd>{card.degrees}</dd>
        </div>
        <div>
          <dt>Deadline</dt>
          <dd>{card.deadline}</dd>
        </div>
      </dl>
      <footer>
        <Link className={buttonVariants()} href={href}>
          Details
        </Link>
        {card.link && (
          <a className={buttonVariants()} href={card.link} target="_blank" rel="noopener noreferrer external">
            Provider<span aria-hidden> ↗</span>
          </a>
        )}
      </footer>
    </article>
  )
}
