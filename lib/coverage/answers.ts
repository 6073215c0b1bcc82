import { FROM_ABROAD, inPrecedence, type Deadline } from '../facts/deadline'
import type { Fact } from '../facts/fact'
import { ENTERED_TWICE, type Level } from '../facts/vocabulary'
import { KNOWLEDGE } from '../programmes/general-knowledge'
import type { Programme, ProgrammeDataset } from '../programmes/programme'
import { RESEARCHED } from '../programmes/researched-programmes'
import type { Scholarship } from '../scholarships/record/schema'
import { holdingAt } from '../universities/answers/answer'
import { deadlinesAt } from '../universities/answers/deadline'
import { askedAt, ruleAt } from '../universities/answers/entry'
import { feeAt, feesAt, PAYS } from '../universities/answers/fee'
import { basisOfFields } from '../universities/profile/basis'
import type { RecordField } from '../universities/record/fields'
import type { ProfileData } from '../universities/record/provenance'
import { basisOf, bestOf, sourceOfYear, type AnswerBasis } from './basis'

/** The five questions of a student about a place. */
export const QUESTIONS = [
  { value: 'which', label: 'Which offer it', missing: 'programmes' },
  { value: 'cost', label: 'What it costs', missing: 'fees' },
  { value: 'need', label: 'What I need', missing: 'entry requirements' },
  { value: 'when', label: 'By when', missing: 'dates of application' },
  { value: 'awards', label: 'Which awards', missing: 'awards' },
] as const

export type Question = (typeof QUESTIONS)[number]['value']

/** A university with what is asked of it. */
export type Place = {
  profile: ProfileData
  /** Of the subject that is asked for, or of all; of every level. */
  programmes: readonly Programme[]
  /** Those that can be used there at the level. */
  awards: readonly Pick<Scholarship, 'sources'>[]
  level: Level
  /** The slug of the subject; null where none is asked for. */
  subject: string | null
}

type Context = {
  datasetOf: (name: string) => Pick<ProgrammeDataset, 'year'>
  /** ISO day */
  today: string
}

/**
 * What the answer to each question rests on, as the page of the university gives it at the level to a student from abroad;
 * null where it gives none. What is usual in a country, and what holds at another level, are no answers.
 */
export function basesAt(place: Place, context: Context): Record<Question, AnswerBasis | null> {
  const at = place.programmes.filter(({ levels }) => levels.includes(place.level))
  return {
    which: bestOf(at.map(({ dataset }) => basisOfDataset(dataset, context))),
    cost: bestOf([
      ...at.map((programme) => basisOfProgrammeFee(programme, context)),
      feeBasis(place, context),
    ]),
    need: bestOf([recordBasis(place, ASKED, context), ...ruleBases(place, context)]),
    when: deadlineBasis(place, context),
    awards: bestOf(place.awards.map((award) => basisOfAward(award, context))),
  }
}

function basisOfDataset(name: string, { datasetOf, today }: Context): AnswerBasis {
  if (name === KNOWLEDGE) return 'twice'
  return name === RESEARCHED ? 'once' : sourceOfYear(datasetOf(name).year, today)
}

const basisOfProgrammeFee = ({ fee }: Programme, { today }: Context): AnswerBasis | null =>
  fee && (fee.status === 'international' || fee.status === 'all') ? sourceOfYear(fee.asOf, today) : null

const factBasis = ({ kind, year, source }: Fact<unknown>, { today }: Context) =>
  basisOf(kind, year, source.title === ENTERED_TWICE, today)

/** A price of years ago is no headline, but the profile tells it with its year: it counts as an older source. */
function feeBasis({ profile: { university }, level }: Place, context: Context): AnswerBasis | null {
  const { fees } = university.facts
  const past = feesAt(fees, level).find(({ value }) => PAYS.international.includes(value.status))
  const fee = feeAt(fees, level, 'international') ?? past
  return fee ? factBasis(fee, context) : null
}

const ASKED = [
  'admissionRequirements.minimumGPA',
  'admissionRequirements.englishTest',
  'admissionRequirements.asksEnglishTest',
  'admissionRequirements.requiredTests',
] as const satisfies readonly RecordField[]

/** The basis of fields of the record about entry, which speaks of bachelor's degrees. */
function recordBasis({ profile, level }: Place, fields: readonly RecordField[], { today }: Context) {
  if (!askedAt(profile.university, level)) return null
  return bestOf(basisOfFields(profile, fields).map(({ kind, year }) => basisOf(kind, year, false, today)))
}

/** A score, a test or figures of admission; words such as "by programme" are no answer. */
function ruleBases({ profile: { university }, level }: Place, context: Context): (AnswerBasis | null)[] {
  const { admission, entry } = university.facts
  const english = ruleAt(entry, 'english-minimum', level)
  const own = holdingAt(entry, level).filter(
    ({ value }) => value.isOwn && value.topic !== 'teaching-language' && value.topic !== 'degree-years',
  )
  return [
    english && english.value.floor !== null ? factBasis(english, context) : null,
    ...own.map((rule) => factBasis(rule, context)),
    admission && level === 'bachelor' ? factBasis(admission, context) : null,
  ]
}

/**
 * The day or month of the place itself or of its way to apply, in the next round or, with its year, in the last one; never
 * what is usual in the country. Beside a date of general knowledge the page shows the round that was read.
 */
function deadlineBasis(place: Place, context: Context): AnswerBasis | null {
  const { profile, level, subject } = place
  const deadlines = inPrecedence(deadlinesAt(profile.university, level), { ...FROM_ABROAD, subject })
  const own = deadlines.filter(({ what, isOfCountry }) => what === 'main' && !isOfCountry)
  return bestOf(own.map((deadline) => basisOfDeadline(deadline, place, context)))
}

function basisOfDeadline(deadline: Deadline, { profile, level }: Place, context: Context) {
  if (deadline.route === null)
    return bestOf(
      basisOfFields(profile, ['admissionRequirements.applicationDeadline']).map(({ kind, year }) =>
        basisOf(kind, year, false, context.today),
      ),
    )
  const round = holdingAt(profile.university.facts.routes, level)
    .flatMap(({ value }) => value.rounds)
    .find(({ source, year }) => source === deadline.source && year === deadline.year)
  return round ? factBasis(round, context) : null
}

/** An award is known from the pages that were read, on the day of the last one, or from general knowledge. */
function basisOfAward({ sources }: Place['awards'][number], { today }: Context): AnswerBasis {
  const days = sources.map(({ checkedOn }) => checkedOn).sort()
  const last = days.at(-1)
  return last === undefined ? 'once' : sourceOfYear(last, today)
}
