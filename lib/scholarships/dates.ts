import { deadlineStatus, type DeadlineStatus } from './deadline-status'
import type { Scholarship } from './record/schema'

/** The known dates of an award. */
export type Dates = Pick<Scholarship, 'status' | 'deadlines' | 'deadlineNote' | 'admissionBy' | 'opensMonth'>

type Dated = Omit<Dates, 'deadlineNote' | 'admissionBy'>

const known = new WeakMap<Dated, { today: string; status: DeadlineStatus }>()

/**
 * The status of an award on `today`, an ISO date or instant. Every search asks this of every award, so the last answer is
 * kept.
 */
export function statusOn(dates: Dated, today: string): DeadlineStatus {
  const last = known.get(dates)
  if (last?.today === today) return last.status
  const status = deadlineStatus(dates, today)
  known.set(dates, { today, status })
  return status
}

/**
 * Whether an application can be made on `today`, an ISO date or instant, by the published and usual dates; null where no date is
 * published.
 */
export function isOpen(dates: Dated, today: string): boolean | null {
  const { kind } = statusOn(dates, today)
  if (kind === 'unknown') return null
  return kind === 'due' || kind === 'open-all-year'
}

/** The next last day, published or usual; null where there is none. */
export function nextDate(dates: Dates, today: string): string | null {
  const status = statusOn(dates, today)
  return status.kind === 'due' || status.kind === 'closed' ? status.date : null
}

export function datesOf({ status, deadlines, deadlineNote, admissionBy, opensMonth }: Scholarship): Dates {
  return { status, deadlines, deadlineNote, admissionBy, opensMonth }
}
