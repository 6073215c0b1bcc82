import { formatDate, formatMonth, monthName } from '../text/format'
import type { DeadlineStatus } from './deadline-status'
import type { DeadlineWindow } from './deadline-window'

type Due = Extract<DeadlineStatus, { kind: 'due' }>

const monthOf = (date: string) => monthName(Number(date.slice(5, 7)))

function inDays(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** The status in words, without a full stop. */
export function describeDeadline(status: DeadlineStatus): string {
  switch (status.kind) {
    case 'ended':
      return 'No longer awarded'
    case 'no-call':
      return 'No open call known'
    case 'open-all-year':
      return 'Open all year'
    case 'unknown': {
      if (status.closedOn === null) return 'No date published'
      const closed = status.isExact
        ? `on ${formatDate(status.closedOn)}`
        : `in ${formatMonth(status.closedOn)}`
      return `Last known round closed ${closed}; the next date is not known`
    }
    case 'closed':
      return status.reopensMonth === null
        ? `Closed for this year, usually due again in ${monthOf(status.from)}`
        : `Closed for this year, usually reopens in ${monthName(status.reopensMonth)}`
    case 'due':
      return [dueInWords(status), status.admissionOver && admissionInWords(status.admissionOver)]
        .filter(Boolean)
        .join('; ')
  }
}

function dueInWords({ words, isUsual, mayBeOver, date, daysLeft }: Due): string {
  if (words !== null) {
    const due = `${isUsual ? 'Usually due' : 'Due'} ${words}`
    return mayBeOver ? `${due}: it may be over` : due
  }
  return `${isUsual ? 'Usually due about' : 'Due'} ${formatDate(date)}, ${inDays(daysLeft)}`
}

const admissionInWords = ({ from, date }: DeadlineWindow) =>
  `its first step, to apply for admission, closed ${from === date ? `on ${formatDate(date)}` : `in ${formatMonth(date)}`}`
