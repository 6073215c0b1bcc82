import type { ScholarshipCardData } from './card'
import { datesFor, statusOn, type Dates } from './deadline-status'
import { describeDeadline } from './deadline-words'
import { formatDeadlines } from './format'
import type { ScholarshipRow } from './row'
import { STATUSES } from './vocabulary'

/** The words of a card. Empty fields are left out, because every page of results is sent twice. */
export type DrawnCard = Pick<
  ScholarshipCardData,
  'id' | 'name' | 'provider' | 'type' | 'value' | 'hosts' | 'degrees'
> & {
  marks: string[]
  deadline: string
  moreHosts?: number
  link?: string
  isEnded?: true
  verdict?: NationalityVerdict
}

/** The verdict of an award's rule about nationalities on one nationality. */
export type NationalityVerdict = { kind: 'met' | 'unmet' | 'check'; country: string }

type Nationality = { code: string; country: string }

/** The verdict of an award's rules on a nationality. */
export function verdictOnNationality(
  { openTo, mayBeOpenTo }: Pick<ScholarshipRow, 'openTo' | 'mayBeOpenTo'>,
  { code, country }: Nationality,
): NationalityVerdict {
  return { kind: openTo.has(code) ? 'met' : mayBeOpenTo.has(code) ? 'check' : 'unmet', country }
}

/** The card of an award in a list, where a nationality is known with its dates and with what the award says of it. */
export function drawRow(
  row: ScholarshipRow,
  today: string | null,
  nationality: Nationality | null,
): DrawnCard {
  if (!nationality) return drawCard(row, today)
  const dates = datesFor(row.dates, [nationality.code])
  return { ...drawCard({ ...row, dates }, today), verdict: verdictOnNationality(row, nationality) }
}

/**
 * The deadline in words; a note replaces an unpublished date.
 * @param today an ISO date; null on pages that are made once, which show the usual date
 */
export function deadlineText(dates: Dates, today: string | null): string {
  const usual = formatDeadlines(dates.deadlines, dates.deadlineNote, today)
  if (today === null && dates.status === 'yearly') return usual ?? 'No date published'
  if (today === null) return STATUSES.find(({ value }) => value === dates.status)?.label ?? ''
  const status = statusOn(dates, today)
  return status.kind === 'unknown' && usual !== null ? usual : describeDeadline(status)
}

/**
 * The card of an award on a day.
 * @param today an ISO date; null on pages that are made once, which show the usual date
 */
export function drawCard(
  { card, dates }: Pick<ScholarshipRow, 'card' | 'dates'>,
  today: string | null,
): DrawnCard {
  const { id, name, provider, type, value, hosts, degrees } = card
  const isEnded = dates.status === 'ended'
  const marks = [
    isEnded && 'Ended',
    card.isUnsure && 'Check first',
    card.isFull && 'Fully funded',
    card.isPrestigious && 'Prestigious',
  ].filter((mark) => mark !== false)
  return {
    id,
    name,
    provider,
    type,
    value,
    hosts,
    degrees,
    marks,
    deadline: deadlineText(dates, today),
    ...(card.moreHosts > 0 && { moreHosts: card.moreHosts }),
    ...(card.link !== null && { link: card.link }),
    ...(isEnded && { isEnded }),
  }
}
