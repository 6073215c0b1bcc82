import type { Route } from 'next'
import Link from 'next/link'
import type { ScholarshipCardData } from '@/lib/scholarships/card'
import type { Dates } from '@/lib/scholarships/dates'
import { deadlineStatus, describeDeadline } from '@/lib/scholarships/deadline-status'
import { formatDeadlines } from '@/lib/scholarships/format'
import { STATUSES } from '@/lib/scholarships/vocabulary'
import { HostCountries } from './host-countries'

type ScholarshipCardProps = {
  card: ScholarshipCardData
  dates: Dates
  /** The day that the deadline is told for; null on pages that are made once: they tell the usual date. */
  today: string | null
}

/** The deadline in words; a note stands in for a date that nobody published. */
function deadlineText(dates: Dates, today: string | null): string {
  const usual = formatDeadlines(dates.deadlines, dates.deadlineNote)
  if (today === null && dates.status === 'yearly') return usual ?? 'No date published'
  if (today === null) return STATUSES.find(({ value }) => value === dates.status)?.label ?? ''
  const status = deadlineStatus(dates, today)
  return status.kind === 'unknown' && usual !== null ? usual : describeDeadline(status)
}

export function ScholarshipCard({ card, dates, today }: ScholarshipCardProps) {
  const isEnded = dates.status === 'ended'
  const href = `/scholarships/${card.id}` as Route
  return (
    <article className={isEnded ? 'card basic' : 'card'}>
      <header>
        <div>
          <h3>
            <Link href={href} prefetch={false}>
              {card.name}
            </Link>
          </h3>
          <p>{card.provider}</p>
        </div>
      </header>
      <p className="badges">
        {isEnded && <b className="badge">Ended</b>}
        {card.isUnsure && <b className="badge">Check first</b>}
        {card.isFull && <b className="badge">Fully funded</b>}
        {card.isPrestigious && <b className="badge">Prestigious</b>}
        <span className="badge">{card.type}</span>
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
          <dd>{deadlineText(dates, today)}</dd>
        </div>
      </dl>
      <footer>
        <Link className="btn" href={href} prefetch={false}>
          Details
        </Link>
        {card.link && (
          <a className="btn" href={card.link} target="_blank" rel="noopener noreferrer external">
            Provider<span aria-hidden> ↗</span>
          </a>
        )}
      </footer>
    </article>
  )
}
