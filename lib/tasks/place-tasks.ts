import { applicantOf } from '../study/applicant'
import { capital, isoMonth } from '../text/format'
import { advisedMonth, mayNeedVisa, tooLateInWords, type Placing } from './apply-time'
import { basisOf, stepOf } from './country-steps'
import { BLANK_DRAFT, type Draft, type TaskChoice, type TaskContext } from './task'
import {
  inMonth,
  inBrief,
  inWords,
  isTimeOver,
  NEVER,
  onDay,
  shift,
  spanInWords,
  toMonth,
  type When,
} from './task-time'
import { startOf } from './start'
import { askingOf, OWN_RECORD, waysOf, windowOf } from './window'

/** A choice with the times that other tasks are counted from. */
export type PlacedChoice = {
  choice: TaskChoice
  /** `YYYY-MM`; null where neither a source nor the visitor names a start of courses. */
  start: string | null
  /** The first day of courses, as exactly as it is known. */
  starts: When
  /** The deadline with the visitor's own day; our advice where no deadline is known. */
  applyBy: When
  /** The round for that start was over when the choice was saved: nothing follows from it. */
  isClosed: boolean
  drafts: Draft[]
}

/** The time that the visitor set for a task, or ours. */
export function edited(id: string, when: When, { edits }: Pick<TaskContext, 'edits'>): When {
  const day = edits.tasks[id]?.day
  return day ? onDay(day) : when
}

/** Whether the visitor has ticked that they applied. */
export const isApplied = (
  { choice, start }: Pick<PlacedChoice, 'choice' | 'start'>,
  { edits }: TaskContext,
) => Boolean(edits.tasks[`apply:${choice.key}.${start?.slice(0, 4)}`]?.done)

const ADVICE = { kind: 'advice' } as const

function draftOf(choice: TaskChoice, kind: Draft['kind'], year: string, given: Partial<Draft>): Draft {
  return {
    ...BLANK_DRAFT,
    id: `${kind}:${choice.key}.${year}`,
    kind,
    title: choice.name,
    choices: [choice.key],
    forWhat: choice.name,
    href: choice.href,
    ...given,
  }
}

const sentences = (...parts: readonly (string | null | undefined | false)[]) =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => `${capital(part)}${/[.!?]$/.test(part) ? '' : '.'}`)
    .join(' ')

const notItsOwn = (usual: When) =>
  `The usual time of the country is ${inBrief(usual).replace(/^usually /, '')}, not this university’s date: look that up, because many courses close earlier`

const CLOSED = 'The round for this start has closed: the next one is for a later start'

function applyDraft(placing: Placing): Draft {
  const { choice, year, window, context } = placing
  const { route, basis, other, note, isOfCountry, again } = window
  const isKnown = window.deadline.kind !== 'none'
  const advised = advisedMonth(placing)
  const zone = context.steps.zones[choice.countryCode] ?? null
  return draftOf(choice, 'apply', year, {
    title: `Apply to ${choice.name}`,
    ...(route && { way: route.name }),
    text: sentences(
      route && `Way to apply: ${route.name}${route.fee ? ` (fee: ${route.fee})` : ''}`,
      window.opens.kind !== 'none' && `Applications open ${inWords(window.opens)}`,
      isKnown && isOfCountry && notItsOwn(window.deadline),
      isKnown &&
        !isOfCountry &&
        window.deadline.kind === 'month' &&
        'Only the month is known: look up the day',
      !advised && tooLateInWords(placing),
      !isKnown && 'We know no deadline for this start: look it up',
      note,
      other && `Other dates: ${other}`,
    ),
    when: advised ?? window.deadline,
    basis: advised ? ADVICE : basis,
    formula: advised && 'in time for the longest usual decision and visa before courses begin',
    zone: isKnown && window.deadline.kind === 'day' ? zone : null,
    again: again && `Applications usually ${again}.`,
  })
}

function earlyDrafts({ choice, year, start }: Placing): Draft[] {
  const early = choice.deadlines.find(
    ({ what, of }) => what === 'early' && (of === choice.level || of === 'all'),
  )
  if (!early) return []
  const [startYear = 0, month = 1] = start.split('-').map(Number)
  const inYear = early.month < month ? startYear : startYear - 1
  const when = inMonth(isoMonth(inYear, early.month), {
    isUsual: true,
    earlierDay: early.isSure ? early.day : null,
  })
  const { source } = early
  const basis = source ? ({ kind: 'source', ...source, year: early.year } as const) : OWN_RECORD
  return [
    draftOf(choice, 'apply', year, {
      id: `early:${choice.key}.${year}`,
      title: `Early round of ${choice.name}`,
      text: sentences('Only if you want it', early.note),
      when,
      basis,
    }),
  ]
}

function decisionDraft({ choice, year, start, context }: Placing, applyBy: When): Draft[] {
  const { own, advice } = stepOf(context.steps, 'decision', choice.countryCode)
  const title = `Decision of ${choice.name}`
  const [first, last = first] = own ? [own.months[0], own.months.at(-1)] : []
  if (own && first !== undefined && last !== undefined) {
    const [startYear = 0, startMonth = 1] = start.split('-').map(Number)
    const inYear = first < startMonth ? startYear : startYear - 1
    const month = (number: number) => isoMonth(inYear, number)
    const when = inMonth(month(first), { isUsual: true, lastMonth: first === last ? null : month(last) })
    return [draftOf(choice, 'decision', year, { title, text: own.text, when, basis: basisOf(own) })]
  }
  if (!advice?.span || applyBy.kind === 'none') return []
  const { min, max, unit } = advice.span
  return [
    draftOf(choice, 'decision', year, {
      title,
      text: advice.text,
      when: toMonth(shift(applyBy, min, unit)),
      latest: toMonth(shift(applyBy, max, unit)),
      formula: `${spanInWords(advice.span)} after ${inBrief(applyBy)}`,
    }),
  ]
}

function interviewDrafts({ choice, year, window, context }: Placing, applyBy: When): Draft[] {
  const { own } = stepOf(context.steps, 'interview', choice.countryCode)
  // The office that asks to it is that of the visa.
  if (!own || !mayNeedVisa({ choice, context })) return []
  const text = sentences(own.text, 'We know no day: the office gives you one')
  const when = window.opens.kind === 'none' || applyBy.kind === 'none' ? NEVER : toMonth(applyBy)
  const title = `Interview for ${choice.name}`
  return [draftOf(choice, 'interview', year, { title, text, when, basis: basisOf(own) })]
}

/** The start of a choice, and its own tasks: opening, deadline, interview and decision. */
export function placeDrafts(choice: TaskChoice, context: TaskContext): PlacedChoice {
  const rules = context.rulesOf(choice.countryCode)
  const startId = `start:${choice.key}`
  const set = context.edits.tasks[startId]?.day ?? null
  const start = set?.slice(0, 7) ?? startOf(choice, rules, context.today)
  const ours = start === null ? NEVER : inMonth(start)
  const starts = set && !set.endsWith('-01') ? onDay(set) : ours
  const applicant = applicantOf(choice.countryCode, rules, askingOf(context.person))
  const [way] = waysOf(choice, applicant)
  const beginning = draftOf(choice, 'start', '', {
    id: startId,
    title: `Courses begin: ${choice.name}`,
    text:
      start === null ? 'We do not know when courses begin. All other tasks are counted from that day.' : '',
    when: starts,
    basis: way ? { kind: 'source', ...way.source, year: way.year } : ADVICE,
  })
  if (start === null) return { choice, start, starts, applyBy: NEVER, isClosed: false, drafts: [beginning] }

  const year = start.slice(0, 4)
  const window = windowOf(choice, rules, start, context.person)
  const placing = { choice, start, year, starts, window, context }
  const apply = applyDraft(placing)
  const applyBy = edited(apply.id, apply.when, context)
  const isClosed =
    window.deadline.kind !== 'none' &&
    isTimeOver(edited(apply.id, window.deadline, context), choice.added) &&
    !isApplied({ choice, start }, context)
  const opens = draftOf(choice, 'opens', year, {
    title: `Applications to ${choice.name} open`,
    text: window.route ? `Way to apply: ${window.route.name}.` : '',
    when: window.opens,
    basis: window.basis,
  })
  const drafts = [
    ...[opens, ...earlyDrafts(placing)].filter(
      ({ when }) => when.kind !== 'none' && !isTimeOver(when, context.today),
    ),
    isClosed ? { ...apply, text: sentences(CLOSED, apply.text) } : apply,
    ...(isClosed || applicant.livesInside ? [] : interviewDrafts(placing, applyBy)),
    ...(isClosed ? [] : decisionDraft(placing, applyBy)),
    beginning,
  ]
  return { choice, start, starts, applyBy, isClosed, drafts }
}
