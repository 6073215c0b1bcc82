import { YEAR, type YearTrack as Track } from '@/lib/destinations/year-line'
import { monthName } from '@/lib/text/format'

const MONTHS = Array.from({ length: 12 }, (_, at) => monthName(at + 1).slice(0, 3))

/** A stretch of a year: when something is open, and in a stronger colour when it closes. Words beside it say the same. */
export function YearTrack({ open, closing }: Track) {
  return (
    <svg viewBox={`0 0 ${YEAR} 1`} preserveAspectRatio="none" className="year-track" aria-hidden>
      <path d={open} />
      <path d={closing} />
    </svg>
  )
}

/** The months above the tracks: their first letters where there is no room for more. */
export function YearMonths() {
  return (
    <ol className="@container grid grid-cols-12 text-sm text-ink-3" aria-hidden>
      {MONTHS.map((month) => (
        <li key={month}>
          <span>{month.slice(0, 1)}</span>
          <span className="@max-[24rem]:hidden">{month.slice(1)}</span>
        </li>
      ))}
    </ol>
  )
}
