import { capital, formatList } from '../text/format'
import { basisOf, IF_VISA_NEEDED, needsVisa, stepOf, UNLESS_FREED } from './country-steps'
import { edited, type PlacedChoice } from './place-tasks'
import { requirementDrafts } from './requirement-tasks'
import { BLANK_DRAFT, type TaskBasis, type Draft, type TaskContext } from './task'
import { inBrief, isTimeOver, shift, spanBefore, spanInWords, toMonth, type When } from './task-time'

const ADVICE: TaskBasis = { kind: 'advice' }

/** Choices of one country that begin in one month. */
type Group = {
  code: string
  country: string
  start: string
  starts: When
  keys: readonly string[]
  names: readonly string[]
  /** Null: not known. */
  needsVisa: boolean | null
}

function groupOf(placed: readonly PlacedChoice[], { rulesOf, person }: TaskContext): Group | null {
  const [first] = placed
  if (!first?.start) return null
  const { countryCode: code, country } = first.choice
  return {
    code,
    country,
    start: first.start,
    starts: first.starts,
    keys: placed.map(({ choice }) => choice.key),
    names: placed.map(({ choice }) => choice.name),
    needsVisa: needsVisa(rulesOf(code), person, code),
  }
}

/** The page of a country. A territory in which its country's rules don't hold has a longer code, and no page. */
const pageOf = (code: string) => (code.length === 2 ? `/resources/countries/${code}` : null)

function draftOf(group: Group, kind: Draft['kind'], given: Partial<Draft>): Draft {
  return {
    ...BLANK_DRAFT,
    id: `${kind}:${group.code}.${group.start}`,
    kind,
    title: '',
    choices: group.keys,
    forWhat: formatList(group.names),
    href: pageOf(group.code),
    ...given,
  }
}

/** The day on which to apply for the visa: so that the longest ordinary wait is over when it is time to arrive. */
function visaDraft(group: Group, context: TaskContext): Draft | null {
  const rules = context.rulesOf(group.code)
  const { own, advice } = stepOf(context.steps, 'visa', group.code)
  const arrival = stepOf(context.steps, 'flight', group.code).advice?.span ?? null
  const known = rules?.processingWeeks ?? null
  const wait = known ? { ...known.value, unit: 'week' as const } : (advice?.span ?? null)
  if (!wait || !arrival) return null
  const latest = shift(group.starts, -arrival.max, arrival.unit)
  const earliest = own?.earliest ? shift(group.starts, -own.earliest.max, own.earliest.unit) : null
  const name = rules?.visa?.value.name
  // A permit that is no visa is asked of everybody whom no agreement frees.
  const isOfVisa = name !== undefined && /visa/i.test(name) && !own?.isByUniversity
  const source = known ? ({ kind: 'source', ...known.source, year: known.year } as const) : null
  return draftOf(group, 'visa', {
    title: own?.isByUniversity
      ? `Give the university the papers for your permit: ${group.country}`
      : `Apply for the visa: ${group.country}`,
    text: [
      name ? `${name}.` : null,
      own?.text ?? advice?.text,
      earliest && !isTimeOver(earliest, context.today) && earliest.kind !== 'none'
        ? `So at the earliest ${inBrief(earliest)}.`
        : null,
      group.needsVisa === null ? IF_VISA_NEEDED : isOfVisa ? UNLESS_FREED : null,
    ]
      .filter(Boolean)
      .join(' '),
    ...spanBefore(latest, wait),
    basis: source ?? ADVICE,
    formula: `the wait is usually ${spanInWords(wait)}, and you arrive ${spanInWords(arrival)} before courses begin ${inBrief(group.starts)}`,
  })
}

function moneyDraft(group: Group, visaOn: When, { steps }: TaskContext): Draft | null {
  const { own, advice } = stepOf(steps, 'money', group.code)
  const row = own ?? advice
  if (!row?.span) return null
  return draftOf(group, 'money', {
    title: `Money in the account: ${group.country}`,
    text: [row.text, group.needsVisa === null ? IF_VISA_NEEDED : null].filter(Boolean).join(' '),
    ...spanBefore(visaOn, row.span),
    basis: basisOf(row),
    formula: `${spanInWords(row.span)} before the visa application (${inBrief(visaOn)})`,
  })
}

/** The tasks that are counted back from the first day: a room and the journey. */
function startDraft(group: Group, kind: 'housing' | 'flight', { steps }: TaskContext): Draft | null {
  const { own, advice } = stepOf(steps, kind, group.code)
  const row = own ?? advice
  if (!row?.span) return null
  return draftOf(group, kind, {
    title: `${kind === 'housing' ? 'Look for a room' : 'Book the journey'}: ${group.country}`,
    text:
      kind === 'flight' && group.needsVisa !== false ? `${row.text} Book once you have the visa.` : row.text,
    ...spanBefore(group.starts, row.span),
    basis: basisOf(row),
    formula: `${spanInWords(row.span)} before courses begin ${inBrief(group.starts)}`,
  })
}

/** The answer about the visa, so long after the application as it usually takes. */
function visaDecisionDraft(group: Group, visa: Draft, context: TaskContext): Draft | null {
  const known = context.rulesOf(group.code)?.processingWeeks ?? null
  const wait = known?.value ?? stepOf(context.steps, 'visa', group.code).advice?.span
  if (!wait) return null
  const appliedOn = edited(visa.id, visa.when, context)
  return draftOf(group, 'visa-decision', {
    title: `Visa decision: ${group.country}`,
    text: 'Book nothing before it that you can’t cancel. The visa says from which day you may enter.',
    when: toMonth(shift(appliedOn, wait.min, 'week')),
    latest: toMonth(shift(appliedOn, wait.max, 'week')),
    basis: visa.basis,
    formula: `${spanInWords({ ...wait, unit: 'week' })} after the application (${inBrief(appliedOn)})`,
  })
}

/** The first day on which the office lets a student in; only where it is known. */
function arrivalDraft(group: Group, { steps }: TaskContext): Draft | null {
  const { own } = stepOf(steps, 'arrival', group.code)
  if (!own?.span) return null
  return draftOf(group, 'arrival', {
    title: `Earliest arrival: ${group.country}`,
    text: own.text,
    when: shift(group.starts, -own.span.max, own.span.unit),
    basis: basisOf(own),
    formula: `${spanInWords(own.span)} before courses begin ${inBrief(group.starts)}`,
  })
}

/** Insurance or the health service, in the words of the country's rules. */
function healthDraft(group: Group, visaOn: When, context: TaskContext): Draft | null {
  const rule = context.rulesOf(group.code)?.health
  const { own, advice } = stepOf(context.steps, 'health', group.code)
  const row = own ?? advice
  if (!rule || !row?.span) return null
  const { words } = rule.value
  const from = row.from === 'visa' ? visaOn : group.starts
  return draftOf(group, 'health', {
    title: `Health cover: ${group.country}`,
    text: `${capital(words)}. ${row.text}`,
    ...spanBefore(from, row.span),
    basis: rule.source ? { kind: 'source', ...rule.source, year: rule.year } : ADVICE,
    formula: `${spanInWords(row.span)} before ${row.from === 'visa' ? 'the visa application' : 'courses begin'} (${inBrief(from)}), by our advice`,
  })
}

/** The tasks of a person who goes to a country: visa and money, where a visa is needed, then a room and the journey. */
export function countryDrafts(placed: readonly PlacedChoice[], context: TaskContext): Draft[] {
  const group = groupOf(placed, context)
  if (!group) return []
  const visa = group.needsVisa === false ? null : visaDraft(group, context)
  const visaOn = visa && edited(visa.id, visa.when, context)
  const required = requirementDrafts({ placed, visaOn, needsVisa: group.needsVisa }, context)
  const money = visaOn && moneyDraft(group, visaOn, context)
  // What a country asks for in particular takes the place of our general advice.
  const isReplaced = money?.basis.kind === 'advice' && required.some(({ kind }) => kind === 'money')
  return [
    isReplaced ? null : money,
    visa,
    visa && visaDecisionDraft(group, visa, context),
    visa && arrivalDraft(group, context),
    visaOn && healthDraft(group, visaOn, context),
    startDraft(group, 'housing', context),
    startDraft(group, 'flight', context),
    ...required,
  ].flatMap((draft) => draft ?? [])
}
