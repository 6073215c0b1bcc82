import { applicantOf, isAskedOf } from '../study/applicant'
import { formatDate, formatList } from '../text/format'
import { addTo } from '../text/iso-day'
import { concernsPerson, concernsPlace } from './concern'
import { basisOf, stepOf } from './country-steps'
import type { PlacedChoice } from './place-tasks'
import type { Step } from './schema'
import { BLANK_DRAFT, type Draft, type TaskChoice, type TaskContext } from './task'
import { byFirstDay, inBrief, isTimeOver, lastDay, spanBefore, spanInWords, type When } from './task-time'
import { askingOf } from './window'

/** Something that can be applied for, with the time by which. */
export type Goal = { key: string; name: string; applyBy: When; choice: TaskChoice | null; isDone: boolean }

export const goalOf = ({ choice, applyBy }: PlacedChoice, isDone: boolean): Goal => ({
  key: choice.key,
  name: choice.name,
  applyBy,
  choice,
  isDone,
})

/** The goal whose time comes first of those that are still ahead. */
function firstGoal(goals: readonly Goal[], today: string): Goal | null {
  const ahead = goals.filter(
    ({ applyBy, isDone }) => !isDone && applyBy.kind !== 'none' && !isTimeOver(applyBy, today),
  )
  return [...ahead].sort((a, b) => byFirstDay(a.applyBy, b.applyBy))[0] ?? null
}

type Given = Pick<Draft, 'kind' | 'title' | 'text'> & { place?: string }

/** A task that is counted back from the first deadline ahead; null where there is none. */
function draftBefore(
  goals: readonly Goal[],
  row: Step | null,
  year: string,
  given: Given,
  today: string,
): Draft | null {
  const first = firstGoal(goals, today)
  if (!first || !row?.span) return null
  const { place, ...rest } = given
  return {
    ...BLANK_DRAFT,
    ...rest,
    id: `${given.kind}:${place ?? 'all'}.${year}`,
    ...spanBefore(first.applyBy, row.span),
    basis: basisOf(row),
    formula: `${spanInWords(row.span)} before the first deadline: ${first.name}, ${inBrief(first.applyBy)}`,
    choices: goals.map(({ key }) => key),
    forWhat: goals.length > 3 ? `${goals.length} choices` : formatList(goals.map(({ name }) => name)),
  }
}

/**
 * The language requirement of a choice, in the words of the source; null where it is unknown, `undefined` where none is
 * asked.
 */
function languageAsked(
  { asked: { englishTest, asksEnglishTest }, entry, level, countryCode }: TaskChoice,
  { person, rulesOf }: TaskContext,
): string | null | undefined {
  // The record of a university is about bachelor's degrees.
  if (level === 'bachelor' && englishTest) return asksEnglishTest === false ? undefined : englishTest
  const applicant = applicantOf(countryCode, rulesOf(countryCode), askingOf(person))
  const rules = entry
    .map(({ value }) => value)
    .filter(
      (rule) =>
        rule.topic === 'english-minimum' ||
        (rule.topic === 'local-language-minimum' && isAskedOf(rule, { ...applicant, subject: null })),
    )
  return rules.map(({ text }) => text).join('; ') || null
}

/** The admission test that the person has to take, in words; null where there is none, or none is known. */
function admissionAsked(
  { asked: { requiredTests }, entry, level, countryCode, subject }: TaskChoice,
  { person, rulesOf }: TaskContext,
): string | null {
  if (level === 'bachelor' && requiredTests) return requiredTests.join(', ') || null
  const applicant = applicantOf(countryCode, rulesOf(countryCode), { ...askingOf(person), subject })
  const rules = entry.map(({ value }) => value)
  return rules.find((rule) => rule.topic === 'entrance-test' && isAskedOf(rule, applicant))?.text ?? null
}

const listed = (goals: readonly Goal[], asked: (choice: TaskChoice) => string | null | undefined) =>
  goals
    .flatMap(({ name, choice }) => {
      const words = choice && asked(choice)
      return words ? `${name}: ${words}.` : []
    })
    .join(' ')

function languageDraft(goals: readonly Goal[], year: string, context: TaskContext): Draft | null {
  const { steps, person, today } = context
  const places = goals.filter(({ choice }) => choice !== null && languageAsked(choice, context) !== undefined)
  const { advice } = stepOf(steps, 'language-test', '')
  const draft = (title: string, text: string) =>
    draftBefore(places, advice, year, { kind: 'language-test', title, text }, today)
  if (person.hasLanguageTest) return agedTestDraft(places, draft, context)
  const asked = listed(places, (choice) => languageAsked(choice, context))
  return asked === ''
    ? draft(
        'Find out if you need a language test',
        'We do not know this for your choices. Look at their own pages.',
      )
    : draft('Book a language test', `${advice?.text ?? ''} ${asked}`)
}

/** A test that will be too old on the day on which it is needed has to be taken again. */
function agedTestDraft(
  places: readonly Goal[],
  draft: (title: string, text: string) => Draft | null,
  { steps, person: { languageTestOn }, today }: TaskContext,
): Draft | null {
  const age = stepOf(steps, 'test-age', '').advice
  const needed = firstGoal(places, today)
  if (!age?.span || !needed) return null
  if (languageTestOn === null)
    return draft('Look how old your language test is', `${age.text} We do not know the day of yours.`)
  const validUntil = addTo(languageTestOn, age.span.max, age.span.unit)
  if (validUntil >= (lastDay(needed.applyBy) ?? '')) return null
  const isOld = `Yours of ${formatDate(languageTestOn)} is older than that on the day of the deadline: ${inBrief(needed.applyBy)}.`
  return draft('Book a new language test', `${age.text} ${isOld}`)
}

function admissionDraft(goals: readonly Goal[], year: string, context: TaskContext): Draft | null {
  const { steps, requirements, person, today } = context
  if (person.hasEntranceTest) return null
  // A test that a row names for the place and the subject has a task of its own.
  const isNamed = (choice: TaskChoice) =>
    requirements.some(
      (row) => row.kind === 'entrance-test' && concernsPerson(row, person) && concernsPlace(row, choice),
    )
  const askedIn = (choice: TaskChoice) => (isNamed(choice) ? null : admissionAsked(choice, context))
  const asking = goals.filter(({ choice }) => choice !== null && askedIn(choice))
  const { advice } = stepOf(steps, 'entrance-test', '')
  const text = `${advice?.text ?? ''} ${listed(asking, askedIn)}`
  const title = 'Find out which admission test you need, and book it'
  return draftBefore(asking, advice, year, { kind: 'entrance-test', title, text }, today)
}

/** Countries that ask for papers earlier than others have a task of their own. */
function transcriptDrafts(
  goals: readonly Goal[],
  year: string,
  { steps, today }: TaskContext,
): (Draft | null)[] {
  const { advice } = stepOf(steps, 'transcripts', '')
  const countries = [
    ...new Map(goals.flatMap(({ choice }) => (choice ? [[choice.countryCode, choice.country]] : []))),
  ]
  const own = countries.flatMap(([code = '', country = '']) => {
    const row = stepOf(steps, 'transcripts', code).own
    const there = goals.filter(({ choice }) => choice?.countryCode === code)
    const given = {
      kind: 'transcripts' as const,
      title: `Send certificates: ${country}`,
      text: row?.text ?? '',
      place: code,
    }
    return row ? [draftBefore(there, row, year, given, today)] : []
  })
  const given = { kind: 'transcripts' as const, title: 'Order transcripts', text: advice?.text ?? '' }
  return [draftBefore(goals, advice, year, given, today), ...own]
}

/** The tasks for all applications of a year together: tests, papers, referees. */
export function planDrafts(goals: readonly Goal[], year: string, context: TaskContext): Draft[] {
  const { advice } = stepOf(context.steps, 'referees', '')
  const referees = { kind: 'referees' as const, title: 'Ask your referees', text: advice?.text ?? '' }
  return [
    languageDraft(goals, year, context),
    admissionDraft(goals, year, context),
    ...transcriptDrafts(goals, year, context),
    draftBefore(goals, advice, year, referees, context.today),
  ].flatMap((draft) => draft ?? [])
}
