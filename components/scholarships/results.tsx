import { NoScholarships } from './no-scholarships'
import type { LocalScholarships } from './results-store'
import { ScholarshipCard } from './scholarship-card'

type ResultsProps = Omit<LocalScholarships, 'today'> & {
  /** Null on pages that are made once. */
  today: string | null
}

/** A page of results, or what to do when there are none: the same on the server and in the browser. */
export function Results({ rows, suggestions, search, today }: ResultsProps) {
  if (suggestions) return <NoScholarships search={search} suggestions={suggestions} />
  return (
    <div className="cards">
      {rows.map(({ card, dates }) => (
        <ScholarshipCard key={card.id} card={card} dates={dates} today={today} />
      ))}
    </div>
  )
}
