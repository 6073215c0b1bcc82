import { deadlineStatus } from './deadline-status'
import type { Scholarship } from './schema'

/** What is known of an award's calendar. */
export type Dates = Pick<Scholarship, 'status' | 'deadlines' | 'deadlineNote' | 'opensMonth'>

/** Whether an application can be made on `today`, an ISO date, as far as the published and usual dates tell. */
export function isOpen(dates: Dates, today: string): boolean {
  const { kind } = deadlineStatus(dates, today)
  return kind === 'due' || kind === 'open-all-year'
}

/** The next last day, published or usual; null where there is none. */
export function nextDate(dates: Dates, today: string): string | null {
  const status = deadlineStatus(dates, today)
  return status.kind === 'due' || status.kind === 'closed' ? status.date : null
}

export function datesOf({ status, deadlines, deadlineNote, opensMonth }: Scholarship): Dates {
  return { status, deadlines, deadlineNote, opensMonth }
}
