import { labelOf } from '../text/options'
import { monthName } from '../text/format'
import type { Deadline } from './record/schema'
import { DEADLINE_VARIES_BY } from './vocabulary'

function formatDeadline(deadline: Deadline): string {
  const start = monthName(deadline.month)
  const month = deadline.lastMonth === null ? start : `${start} to ${monthName(deadline.lastMonth)}`
  const date = [deadline.day, month, deadline.year].filter((part) => part !== null).join(' ')
  const varies = labelOf(DEADLINE_VARIES_BY, deadline.variesBy)
  const remarks = [deadline.note, varies].filter((remark) => remark != null).join('; ')
  return remarks ? `${date} (${remarks})` : date
}

/** The deadlines in one line, or the note that replaces them; null where neither is known. */
export function formatDeadlines(deadlines: readonly Deadline[], note: string | null): string | null {
  return deadlines.length > 0 ? deadlines.map(formatDeadline).join('; ') : note
}
