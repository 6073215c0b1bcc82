import { deadlineStatus, isForLaterStart } from '../scholarships/deadline-status'
import { describeDeadline } from '../scholarships/deadline-words'
import { ANY_YEAR } from '../scholarships/deadline-window'
import { formatDeadlines } from '../scholarships/format'
import type { Moment } from '../text/closing-day'
import { monthName } from '../text/format'
import { BLANK_DRAFT, type Draft, type TaskAward } from './task'
import { byFirstDay, firstDay, inMonth, inWords, isTimeOver, onDay, type When } from './task-time'

type Deadline = TaskAward['dates']['deadlines'][number]

/**
 * The next date of a deadline, as exactly as it is published, with its words; null where it has no next one.
 */
function nextOf(
  award: TaskAward,
  deadline: Deadline,
  now: Moment,
): { when: When; again: string | null } | null {
  const status = deadlineStatus({ ...award.dates, deadlines: [deadline] }, now)
  if (status.kind !== 'due' && status.kind !== 'closed') return null
  const isUsual = status.kind === 'closed' || status.isUsual
  const again =
    status.kind === 'closed' && status.reopensMonth !== null
      ? `Closed now. Applications usually open again in ${monthName(status.reopensMonth)}.`
      : null
  if (deadline.day !== null) return { when: onDay(status.date, isUsual), again }
  const [first, last] = [status.from.slice(0, 7), status.date.slice(0, 7)]
  return { when: inMonth(first, { isUsual, lastMonth: first === last ? null : last }), again }
}

/**
 * Applying for an award: one task for each of its deadlines, or one without a date.
 * @param round the year of the start that the award is for; it separates the ticks of one year from the next
 * @param start the first day of the first choice; null where there is none
 */
export function awardDrafts(
  award: TaskAward & { choices: readonly string[] },
  round: string,
  start: string | null,
  now: Moment,
): Draft[] {
  const { id, name, dates } = award
  const draft: Draft = {
    ...BLANK_DRAFT,
    id: `award:${id}.${round}`,
    kind: 'award',
    title: `Apply for ${name}`,
    text: dates.deadlineNote ?? '',
    basis: {
      kind: 'source',
      title: name,
      publisher: 'the page of the award',
      url: `/scholarships/${id}`,
      year: null,
    },
    choices: award.choices,
    href: `/scholarships/${id}`,
  }
  const admission = admissionDraft(award, draft, now)
  const seen = new Set<string>()
  const dated = dates.deadlines.flatMap((deadline, at): Draft[] => {
    const next = nextOf(award, deadline, now)
    const key = JSON.stringify(next?.when)
    if (!next || seen.has(key)) return []
    seen.add(key)
    const words = `Deadline: ${formatDeadlines([deadline], null, now)}.`
    const isLater = start !== null && isForLaterStart(firstDay(next.when) ?? '', start, dates)
    const later = isLater && 'This round is for a later start.'
    const isMissed = admission.some(({ when }) => (firstDay(when) ?? '') > (firstDay(next.when) ?? ''))
    const missed =
      isMissed && 'Admission for it is over, so it is only for those who applied for that in time.'
    const text = [next.again, later, missed, words].filter(Boolean).join(' ')
    const ownId = at === 0 ? draft.id : `${draft.id}.${at + 1}`
    return [{ ...draft, id: ownId, when: next.when, text, ...(isLater && { isForLater: true }) }]
  })
  if (dated.length > 0) return [...admission, ...dated]
  const status = `${describeDeadline(deadlineStatus(dates, now))}.`
  return [...admission, { ...draft, text: [status, dates.deadlineNote].filter(Boolean).join(' ') }]
}

/** The admission that an award asks for before its own round opens. */
function admissionDraft(award: TaskAward, draft: Draft, now: Moment): Draft[] {
  const { admissionBy } = award.dates
  const { kind } = deadlineStatus(award.dates, now)
  // Without a round of the award to come, its admission is no task.
  if (admissionBy === null || (kind !== 'due' && kind !== 'closed')) return []
  const deadline = { ...ANY_YEAR, ...admissionBy }
  const next = nextOf({ ...award, dates: { ...award.dates, opensMonth: null } }, deadline, now)
  if (!next) return []
  return [
    {
      ...draft,
      id: `${draft.id}.admission`,
      title: `Apply for admission, which ${award.name} needs first`,
      text: 'The award opens later, but only for those who applied for admission in time.',
      when: next.when,
    },
  ]
}

/**
 * Tasks to apply to a place, each with the award that the visitor chose for it where that is due first. Where the day to
 * apply is only our advice, it is no later than the award's, because awards mostly ask for the application first.
 * @param awards tasks to apply for awards
 * @param today ISO day
 */
export function withAwardsFirst(
  places: readonly Draft[],
  awards: readonly Draft[],
  today: string,
): readonly Draft[] {
  return places.map((place) => {
    if (place.kind !== 'apply') return place
    const due = firstDay(place.when)
    const [award] = awards
      .filter(({ choices, when }) => {
        const day = firstDay(when)
        const isOfPlace = place.choices.some((key) => choices.includes(key))
        return isOfPlace && day !== null && !isTimeOver(when, today) && (due === null || day < due)
      })
      .sort((a, b) => byFirstDay(a.when, b.when))
    if (!award) return place
    const name = award.title.replace(/^Apply for /, '')
    const text = `${name} is due first, ${inWords(award.when)}: look whether it asks for this application before.`
    const isAdvice = place.basis.kind === 'advice' && due !== null
    return {
      ...place,
      text: [place.text, text].filter(Boolean).join(' '),
      ...(isAdvice && { when: award.when, formula: `not after ${name}, which you chose for it` }),
    }
  })
}
