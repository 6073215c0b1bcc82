import {
  FROM_ABROAD,
  isForApplicant,
  mainDeadline,
  mainMonths,
  type Applicant,
  type Deadline,
} from '../../facts/deadline'
import { NO_FACTS, type EntryRule, type Fact, type Tuition } from '../../facts/fact'
import { feeInWords, lowered } from '../../facts/fee-words'
import { deadlineInWords, deadlineLine, otherStart } from '../../facts/route-words'
import { MEASURES, SECTORS, type Level } from '../../facts/vocabulary'
import { isHeadline } from '../../facts/fact-age'
import { ageInWords, describeKind, describePeople, formatOutcome } from '../../facts/words'
import { formatMoney, formatUsd } from '../../money/format'
import { labelOf } from '../../text/options'
import type { ReadableUniversity } from '../record/schema'
import { answerAt, holdingAt, orNull, type Answer } from './answer'
import { deadlinesAt } from './deadline'
import { askedAt, ruleAt } from './entry'
import { feesAt, feesOf, PAYS, type Payer } from './fee'
import { outcomesAt } from './outcome'
import { popularAt, subjectsAt } from './subject'

/** A deciding fact in words, with its basis. */
export type Said = { text: string; notes: readonly string[] }

/** The price for students from abroad: the university's own, or the usual price of such universities. */
type SaidFee = Said & {
  /** Whole US dollars a year of the university's own price; null where no year's sum follows from it. */
  dollars: number | null
  isOfDollars: boolean
  isUsual: boolean
  /** Of whom or of which programmes alone it is the price; null where it is for all. */
  condition: string | null
}

/** The note of what holds for most of the country, and maybe for this university. */
export const USUAL = 'usual in the country'

const said = (text: string, notes: readonly (string | null | false)[]): Said => ({
  text,
  notes: notes.filter((note): note is string => Boolean(note)),
})

const factsOf = ({ facts }: Pick<ReadableUniversity, 'facts'>) => facts ?? NO_FACTS

/**
 * The fees of students from abroad, or of others, at a level. A usual range is used only where the university's own is
 * unknown. `besides` are those for programmes in one language alone.
 */
export function feesPaid(
  { facts }: Pick<ReadableUniversity, 'facts'>,
  level: Level,
  payer: Payer = 'international',
): { fees: readonly Fact<Tuition>[]; isUsual: boolean; besides: readonly Fact<Tuition>[] } | null {
  const of = (fees: readonly Fact<Tuition>[]) => orNull(feesOf(feesAt(fees, level), payer))
  const own = of(factsOf({ facts }).fees)
  const fees = own ?? of(factsOf({ facts }).usualFees)
  const besides = feesAt(factsOf({ facts }).fees, level).filter(
    (fee) => fee.value.taughtIn && PAYS[payer].includes(fee.value.status) && isHeadline(fee),
  )
  return fees && { fees, isUsual: own === null, besides }
}

function feeAt(university: ReadableUniversity, level: Level, payer: Payer): SaidFee | null {
  const { fees, isUsual } = feesPaid(university, level, payer) ?? { fees: [], isUsual: false }
  const [fee] = fees
  const words = fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure && !isUsual)
  if (fee && words) {
    const { value, note } = fee
    return {
      ...said(isUsual ? `mostly ${lowered(words)}` : words, [describeKind(fee), value.condition, note]),
      dollars: isUsual ? null : value.dollars,
      isOfDollars: value.currency === 'USD' && value.max === null,
      isUsual,
      condition: value.condition,
    }
  }
  const { international, internationalNumeric } = university.tuitionFees
  if (university.facts || !international || payer !== 'international') return null
  return {
    ...said(formatMoney(international), [international.academicYear, international.note]),
    dollars: internationalNumeric,
    isOfDollars: international.currency === 'USD' && international.max === null,
    isUsual: false,
    condition: null,
  }
}

export const tuitionAt = (
  university: ReadableUniversity,
  level: Level,
  payer: Payer = 'international',
): Answer<SaidFee> => answerAt((each) => feeAt(university, each, payer), level)

/** The university's own price in US dollars a year, in words: in another currency few can judge it. */
export const aboutDollars = ({
  dollars,
  isOfDollars,
}: Pick<SaidFee, 'dollars' | 'isOfDollars'>): string | null =>
  dollars && !isOfDollars ? `about ${formatUsd(dollars)} a year` : null

/** The tuition of students at home at a level; null where it is not known. */
export function homeTuitionAt(university: ReadableUniversity, level: Level): string | null {
  const { facts, tuitionFees } = university
  const fee = facts?.fees.find(
    (each) => each.value.level === level && each.value.status === 'home' && isHeadline(each),
  )
  if (fee) return feeInWords(fee.value, fee.value.isFloor, fee.isUnsure)
  return !facts && tuitionFees.domestic ? formatMoney(tuitionFees.domestic) : null
}

type SaidDeadline = Said & {
  /** What the source adds, and the dates of some programmes alone, in words. */
  besides: readonly string[]
  /** Some programmes close earlier. */
  isEarlierForSome: boolean
}

/**
 * The deadline of the university or of a way to apply, with its name. It is a date only where it is certain, and says so where
 * it is for some people, or for another start than the usual one.
 */
export const deadlineAt = (
  university: ReadableUniversity,
  level: Level,
  applicant: Applicant = FROM_ABROAD,
): Answer<SaidDeadline> =>
  answerAt((each) => {
    const known = deadlinesAt(university, each)
    const deadline = mainDeadline(known, applicant)
    if (!deadline) return null
    const { route, year, age, note, isOfCountry } = deadline
    const usual = mainMonths(holdingAt(factsOf(university).routes, each)[0]?.value.intakes ?? [])
    const some = ofSomeProgrammes(known, deadline, applicant)
    // Alone, and not within a sentence, a month needs no "in".
    const text = deadlineInWords(deadline).replace(/^in /, '')
    const start = usual.length > 0 && otherStart(deadline, usual)
    const whose = [peopleOf(deadline, known), start && `for a ${start}`]
    return {
      ...said(text, route === null ? [note] : [route, isOfCountry && USUAL, year, ageInWords(age), ...whose]),
      besides: [route !== null && note, ...some.map((other) => deadlineLine(other, usual))].flatMap(
        (one) => one || [],
      ),
      isEarlierForSome: some.some((other) => monthsBefore(other) > monthsBefore(deadline)),
    }
  }, level)

/** The dates for the same start that are for some programmes alone: of a subject, or with a quota. */
const ofSomeProgrammes = (known: readonly Deadline[], main: Deadline, applicant: Applicant) =>
  known.filter(
    ({ what, fields, name, who, intakes }) =>
      intakes.some((month) => main.intakes.includes(month)) &&
      isForApplicant({ who, fields: [] }, applicant) &&
      (what === 'other'
        ? name !== null && /programme|course|subject/.test(name)
        : fields.length > 0 && applicant.subject === null),
  )

/** How long before the courses begin, in months: a deadline of January for a start in September is eight. */
const monthsBefore = ({ month, day, intakes: [start = month] }: Deadline) =>
  ((start - month + 12) % 12) - (day ?? 15) / 31

/** Whom a deadline is for, where people of the EU have another. */
const peopleOf = ({ who }: Deadline, known: readonly Deadline[]) =>
  who === 'international' &&
  known.some((other) => other.who === 'eu-eea') &&
  'for citizens of no EU or EEA country'

/**
 * The way to apply: the service, or the university itself.
 * @param applicant null: the first that the university takes
 */
export const applyingAt = (
  university: ReadableUniversity,
  level: Level,
  applicant: Applicant | null = null,
): Answer<Said> =>
  answerAt((each) => {
    const route = holdingAt(factsOf(university).routes, each).find(
      ({ value: { who } }) => !applicant || isForApplicant({ who, fields: [] }, applicant),
    )
    return route ? said(route.value.name, [route.isUnsure && USUAL, describeKind(route)]) : null
  }, level)

/** The rule of the country, or of the university, on a topic of entry. */
export const entryAt = (
  university: ReadableUniversity,
  topic: EntryRule['topic'],
  level: Level,
): Answer<Said> => answerAt((each) => ruleInWords(university, topic, each), level)

function ruleInWords(university: ReadableUniversity, topic: EntryRule['topic'], level: Level): Said | null {
  const rule = ruleAt(factsOf(university).entry, topic, level)
  if (!rule) return null
  const text = rule.value.text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return said(text, [rule.isUnsure && !rule.value.isOwn && USUAL, describeKind(rule)])
}

/** The English that the university asks for, otherwise the country's rule. */
export const englishAt = (university: ReadableUniversity, level: Level): Answer<Said> =>
  answerAt((each) => {
    const test = askedAt(university, each)?.englishTest
    return test ? said(test, []) : ruleInWords(university, 'english-minimum', each)
  }, level)

/** An outcome of the students of a level, or of all together, with their group. */
export const outcomeAt = (university: ReadableUniversity, level: Level): Answer<Said> =>
  answerAt((each) => {
    const [outcome] = outcomesAt(factsOf(university), each)
    if (!outcome) return null
    const { measure, whose } = outcome.value
    return said(`${labelOf(MEASURES, measure) ?? ''}: ${formatOutcome(outcome.value)}`, [
      whose,
      describePeople(outcome.value),
      describeKind(outcome),
    ])
  }, level)

/** The popular programmes of a level that the record names, otherwise its subjects of most courses or students. */
export function programmesAt(university: ReadableUniversity, level: Level): readonly string[] {
  const popular = popularAt(university, level)
  if (popular.length > 0) return popular
  return subjectsAt(factsOf(university), level).map(({ value }) => value.subject)
}

export function sectorOf(university: ReadableUniversity): Said | null {
  const { sector } = factsOf(university)
  const label = labelOf(SECTORS, sector?.value) ?? ''
  return sector && said(sector.isUnsure ? `Probably ${label.toLowerCase()}` : label, [describeKind(sector)])
}
