import { labelOf } from '../text/options'
import type { Moment } from '../text/closing-day'
import { formatList, monthName } from '../text/format'
import { closedRound } from './deadline-status'
import type { AwardDeadline } from './record/schema'
import { DEADLINE_VARIES_BY } from './vocabulary'

function formatDeadline(deadline: AwardDeadline): string {
  const start = monthName(deadline.month)
  const month = deadline.lastMonth === null ? start : `${start} to ${monthName(deadline.lastMonth)}`
  const date = [deadline.day, month, deadline.year].filter((part) => part !== null).join(' ')
  const varies = labelOf(DEADLINE_VARIES_BY, deadline.variesBy)
  const remarks = [deadline.note, varies].filter((remark) => remark != null).join('; ')
  return remarks ? `${date} (${remarks})` : date
}

/** The rounds that were published for a year, in words that stay true after it. */
const lastKnownRounds = (dated: readonly AwardDeadline[]) =>
  `Latest known round: ${formatList(dated.map(formatDeadline))}`

function closedRounds(closed: readonly AwardDeadline[], hasOthers: boolean): string {
  const days = closed.map((deadline) => `${deadline.day === null ? 'in' : 'on'} ${formatDeadline(deadline)}`)
  const next = hasOthers ? '' : '; the next date is not known'
  return `Last known round closed ${formatList(days)}${next}`
}

/**
 * The deadlines in one line, or the note that replaces them; null where neither is known. The date of a round that is
 * over never stands like one to come.
 * @param now null on pages that are made once: their words stay true after each round
 */
export function formatDeadlines(
  deadlines: readonly AwardDeadline[],
  note: string | null,
  now: Moment | null,
): string | null {
  if (deadlines.length === 0) return note
  const isPast = (deadline: AwardDeadline) =>
    now === null ? deadline.year !== null : closedRound(deadline, now) !== null
  const past = deadlines.filter(isPast)
  const others = deadlines.filter((deadline) => !isPast(deadline)).map(formatDeadline)
  if (past.length === 0) return others.join('; ')
  const last = now === null ? lastKnownRounds(past) : closedRounds(past, others.length > 0)
  return [...others, last].join('; ')
}
