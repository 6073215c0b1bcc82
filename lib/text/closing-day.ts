import { isoDate } from './iso-date'

/**
 * A point in time to judge deadlines at: an ISO instant, or an ISO day, which is then that day for every provider.
 */
export type Moment = string

const HOUR_MS = 3_600_000
/** The zone in which a day ends last of all places on earth is this many hours behind universal time. */
const LAST_ZONE_HOURS = 12

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  clocks.set(timeZone, clock)
  return clock
}

/** The day and the time, `HH:MM`, of a provider's clock; the time is null where the moment is a day. */
function clockAt(moment: Moment, timeZone: string | null): { day: string; time: string | null } {
  if (moment.length === 10) return { day: moment, time: null }
  const instant = Date.parse(moment)
  if (timeZone === null) return { day: isoDate(instant - LAST_ZONE_HOURS * HOUR_MS), time: null }
  // "26/03/2026, 14:00"
  const [day = '', month = '', year = '', time = ''] = clockOf(timeZone).format(instant).split(/\/|, /)
  return { day: `${year}-${month}-${day}`, time }
}

/** The day of a moment in a time zone. Without one it is the day that has not yet ended everywhere on earth. */
export const dayAt = (moment: Moment, timeZone: string | null = null): string => clockAt(moment, timeZone).day

/** Whether a deadline is over: its day by the provider's clock, and the time of that day where it is known. */
export function isOver(
  date: string,
  { time: lastTime, timeZone }: { time: string | null; timeZone: string | null },
  moment: Moment,
): boolean {
  const { day, time } = clockAt(moment, timeZone)
  return date < day || (date === day && lastTime !== null && time !== null && lastTime <= time)
}

/** The present hour, for whole lists: closing times are at full hours, or a minute before. */
export const hourOf = (now: Date): Moment => `${now.toISOString().slice(0, 13)}:00:00Z`

/** The present instant, to the minute: what is worked out from it can be kept for so long. */
export const momentOf = (now: Date): Moment => `${now.toISOString().slice(0, 16)}:00Z`
