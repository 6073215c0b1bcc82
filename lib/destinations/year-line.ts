import type { DayOrMonth, Fact, Round } from '../facts/fact'

/** A place in the year: every month has 31 days, so 0 is the first of January and `YEAR` the end of December. */
type Span = readonly [from: number, to: number]

/** What happens in a year, as the data of two SVG paths in a picture of `YEAR` by 1. */
export type YearTrack = { open: string; closing: string }

const MONTH = 31
export const YEAR = 12 * MONTH
const DAYS = 365
/** As wide as the eye needs. */
const DAY = 4

const startOf = (month: number) => (month - 1) * MONTH
const placeOf = ({ month, day }: DayOrMonth, isSure: boolean) =>
  startOf(month) + (isSure && day !== null ? day - 1 : 0)

/** Stretches as a path; one that passes the end of December goes on in January. */
function pathOf(spans: readonly Span[]): string {
  const parts = spans.flatMap(([from, to]): Span[] => {
    const begin = (from + YEAR) % YEAR
    const end = ((to + YEAR - 1) % YEAR) + 1
    return begin <= end
      ? [[begin, end]]
      : [
          [begin, YEAR],
          [0, end],
        ]
  })
  return [...new Set(parts.map(([from, to]) => `M${Math.round(from)} 0h${Math.round(to - from)}`))].join('')
}

/**
 * When applications are open, and when they close: a sure day is a mark, anything else the months in which it usually falls.
 * A round of which the opening alone is known has no end to draw.
 */
export function applicationTrack(rounds: readonly Fact<Round>[]): YearTrack {
  const spans = rounds.flatMap(({ value: { opens, closes, latest }, isUnsure }) => {
    if (!closes) return []
    const isDay = !isUnsure && closes.day !== null && latest === null
    const from = placeOf(closes, isDay)
    const closing: Span = isDay
      ? [from - DAY / 2, from + DAY / 2]
      : [from, startOf(latest ?? closes.month) + MONTH]
    return [{ open: opens && ([placeOf(opens, !isUnsure), from] as const), closing }]
  })
  return {
    open: pathOf(spans.flatMap(({ open }) => (open ? [open] : []))),
    closing: pathOf(spans.map(({ closing }) => closing)),
  }
}

/** The months of teaching, from the first in which it may begin to the last in which it may end. */
export const teachingTrack = ({
  starts,
  ends,
}: {
  starts: readonly number[]
  ends: readonly number[]
}): YearTrack => ({
  open: pathOf([[startOf(starts[0] ?? 1), startOf(ends.at(-1) ?? 12) + MONTH]]),
  closing: '',
})

/** The weeks of waiting for a visa before the first month in which teaching may begin. */
export function waitTrack(
  weeks: readonly [least: number, most: number],
  starts: readonly number[],
): YearTrack {
  const begin = startOf(starts[0] ?? 1)
  const [least, most] = weeks.map((many) => begin - (many * 7 * YEAR) / DAYS) as [number, number]
  return { open: pathOf([[most, begin]]), closing: least === most ? '' : pathOf([[least, begin]]) }
}
