import type { Requirement } from '../facts/requirement'
import { formatList, isoMonth } from '../text/format'
import { concernsPerson, concernsPlace } from './concern'
import { basisOf, IF_VISA_NEEDED, stepOf } from './country-steps'
import { edited, isApplied, type PlacedChoice } from './place-tasks'
import { BLANK_DRAFT, type Draft, type TaskContext } from './task'
import {
  byFirstDay,
  firstDay,
  inBrief,
  inMonth,
  isTimeOver,
  NEVER,
  shift,
  spanInWords,
  type When,
} from './task-time'

type Time = NonNullable<Requirement['when']>
type Event = 'deadline' | 'offer' | 'visa' | 'arrival' | 'start'

const EVENTS: Record<Event, string> = {
  deadline: 'the first deadline',
  offer: 'the decision',
  visa: 'the visa application',
  arrival: 'you arrive',
  start: 'courses begin',
}

/** Choices of one country that begin in one month, with what is known of their person's visa. */
type Stay = {
  placed: readonly PlacedChoice[]
  /** The day of the visa application; null where none is needed. */
  visaOn: When | null
  /** Null: not known. */
  needsVisa: boolean | null
}

/** The first of several times; none where none is known. */
const earliest = (times: readonly When[]): When =>
  times.filter(({ kind }) => kind !== 'none').sort(byFirstDay)[0] ?? NEVER

function timeOfEvent(
  event: Event,
  placed: readonly PlacedChoice[],
  { visaOn }: Stay,
  context: TaskContext,
): When {
  const { today, steps } = context
  const starts = placed[0]?.starts ?? NEVER
  if (event === 'start') return starts
  if (event === 'visa') return visaOn ?? NEVER
  if (event === 'arrival') {
    const span = stepOf(steps, 'flight', placed[0]?.choice.countryCode ?? '').advice?.span
    return span ? shift(starts, -span.max, span.unit) : starts
  }
  if (event === 'offer') {
    const decisions = placed.flatMap(({ drafts }) => drafts.filter(({ kind }) => kind === 'decision'))
    return earliest(decisions.map(({ id, when }) => edited(id, when, context)))
  }
  return earliest(
    placed.flatMap((each) =>
      isApplied(each, context) || isTimeOver(each.applyBy, today) ? [] : each.applyBy,
    ),
  )
}

/** The last such months that begin no later than an event. */
function monthsBefore([first = 1, last = first]: readonly number[], at: When): When {
  const day = firstDay(at)
  if (day === null) return NEVER
  const [year = 0, month = 1] = day.split('-').map(Number)
  const inYear = first <= month ? year : year - 1
  const lastMonth = last === first ? null : isoMonth(last < first ? inYear + 1 : inYear, last)
  return inMonth(isoMonth(inYear, first), { isUsual: true, lastMonth })
}

type Timed = Pick<Draft, 'when' | 'formula'> & { latest?: When }

/** When a requirement is due; null where the event that it is counted from is not ahead or not known. */
function timed(time: Time | null, at: (event: Event) => When): Timed | null {
  if (time === null) return { when: NEVER, formula: null }
  const event = 'before' in time ? time.before : time.after
  const from = at(event)
  if (from.kind === 'none') return null
  if ('months' in time) return { when: monthsBefore(time.months, from), formula: null }
  const { min, max, unit } = time.span
  const isBefore = 'before' in time
  return {
    when: shift(from, isBefore ? -max : event === 'arrival' ? 0 : min, unit),
    latest: shift(from, isBefore ? -min : max, unit),
    formula: `${!isBefore && min === max ? 'within ' : ''}${spanInWords(time.span)} ${isBefore ? 'before' : 'after'} ${EVENTS[event]} (${inBrief(from)})`,
  }
}

function draftOf(row: Requirement, isSure: boolean, stay: Stay, context: TaskContext): Draft[] {
  const placed = stay.placed.filter(({ choice }) => concernsPlace(row, choice))
  const [first] = placed
  const time = first && timed(row.when, (event) => timeOfEvent(event, placed, stay, context))
  if (!first || !time) return []
  const { countryCode, country } = first.choice
  const text = [
    row.text,
    isSure ? null : row.ifUnknown,
    row.isForVisa && stay.needsVisa === null ? IF_VISA_NEEDED : null,
    row.isUnsure ? 'Check it at the source.' : null,
  ]
  return [
    {
      ...BLANK_DRAFT,
      id: `need:${row.id}.${first.start ?? ''}`,
      kind: row.kind,
      title: `${row.title}: ${country}`,
      text: text.filter(Boolean).join(' '),
      ...time,
      formula: time.formula && row.source && row.isTimeOurs ? `${time.formula}, by our advice` : time.formula,
      basis: row.source ? { kind: 'source', ...row.source, year: row.validFor } : basisOf(row),
      choices: placed.map(({ choice }) => choice.key),
      forWhat: formatList(placed.map(({ choice }) => choice.name)),
      href: `/resources/countries/${countryCode}`,
    },
  ]
}

/** What a person has to get, take, pay or do for choices of one country, besides applying. */
export function requirementDrafts(stay: Stay, context: TaskContext): Draft[] {
  return context.requirements.flatMap((row) => {
    if (row.isForVisa && stay.needsVisa === false) return []
    const concerns = concernsPerson(row, context.person)
    return concerns === false ? [] : draftOf(row, concerns === true, stay, context)
  })
}
