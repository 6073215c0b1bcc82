import { labelOf } from '../text/options'
import { count, formatCount, formatMonth, monthName } from '../text/format'
import { deadlineStatus } from './deadline-status'
import type { Scholarship } from './record/schema'
import { formatDeadlines } from './format'
import { STATUSES } from './vocabulary'

type Fact = { label: string; text: string }

function joined(...parts: (string | null | undefined | false)[]): string | null {
  return parts.filter(Boolean).join('. ') || null
}

function spanInYears(minMonths: number | null, maxMonths: number | null): string | null {
  const words = (months: number) => (months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month'))
  if (minMonths !== null && maxMonths !== null && minMonths !== maxMonths)
    return `${words(minMonths)} to ${words(maxMonths)}`
  if (minMonths === null && maxMonths !== null) return `Up to ${words(maxMonths)}`
  return minMonths === null ? null : words(minMonths)
}

/**
 * Whether the award is given still. Of one that had no known round for more than a year when its pages were read, nobody
 * can say that it opens every year.
 */
function statusInWords(scholarship: Scholarship): string | null {
  const { status, sources, editorial } = scholarship
  const readOn = [...sources.map(({ checkedOn }) => checkedOn), editorial?.month ?? ''].sort().at(-1)
  const known = readOn ? deadlineStatus(scholarship, `${readOn}-01`.slice(0, 10)) : null
  return known?.kind === 'unknown' && known.closedOn !== null
    ? `Opened in past years; no round is known after that of ${formatMonth(known.closedOn)}`
    : (labelOf(STATUSES, status) ?? null)
}

/** The deadline, the duration and the conditions of the award. Unknown facts are left out, except the deadline. */
export function timeFacts(scholarship: Scholarship): Fact[] {
  const {
    status,
    deadlineNote,
    deadlines,
    admissionBy,
    leadMonths,
    opensMonth,
    opensNote,
    duration,
    numberOfAwards,
  } = scholarship
  // The page is made once.
  const deadline = formatDeadlines(deadlines, deadlineNote, null)
  const facts: [label: string, text: string | null][] = [
    ['Status', statusInWords(scholarship)],
    ['Opens', joined(opensMonth !== null && `Usually in ${monthName(opensMonth)}`, opensNote)],
    [
      'Deadline',
      status === 'ended' ? null : joined(deadline ?? 'Not published', deadlines.length > 0 && deadlineNote),
    ],
    [
      'Admission first',
      admissionBy &&
        `By ${admissionBy.day === null ? 'about ' : `${admissionBy.day} `}${monthName(admissionBy.month)}, before the award itself`,
    ],
    [
      'Pays for',
      leadMonths === undefined
        ? null
        : `Courses that begin ${count(leadMonths, 'month')} or more after the last day to apply`,
    ],
    ['Duration', duration && joined(spanInYears(duration.minMonths, duration.maxMonths), duration.note)],
    [
      'Number of awards',
      numberOfAwards &&
        `${numberOfAwards.approximate ? 'About ' : ''}${formatCount(numberOfAwards.count)}` +
          (numberOfAwards.note ? ` (${numberOfAwards.note})` : ''),
    ],
    ['Renewal', scholarship.renewal],
    ['In return', scholarship.serviceCondition],
  ]
  return facts.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]))
}
