import { NO_FACTS, type EntryRule, type Fact, type Tuition } from '../../facts/fact'
import { feeInWords, lowered } from '../../facts/fee-words'
import { MEASURES, SECTORS, type Level } from '../../facts/vocabulary'
import { isHeadline } from '../../facts/fact-age'
import { describeKind, describePeople, formatOutcome } from '../../facts/words'
import { formatMoney, formatUsd } from '../../money/format'
import type { Fee } from '../../money/schema'
import { labelOf } from '../../text/options'
import type { ReadableUniversity } from '../record/schema'
import { answerAt, orNull, type Answer } from './answer'
import { askedAt, ruleAt } from './entry'
import { feesAt, feesOf, isFeeOfSubject, PAYS, type Payer } from './fee'
import { outcomesAt } from './outcome'
import { isProfessionalAt } from './professional'
import { said, USUAL, type Said } from './said'
import { popularAt, subjectsAt } from './subject'

/** The price for students from abroad: the university's own, or the usual price of such universities. */
type SaidFee = Said & {
  /** Whole US dollars a year of the university's own price; null where no year's sum follows from it. */
  dollars: number | null
  /** The least that it may be, in US dollars a year, where it is a range or only usual; null for one sum. */
  least: number | null
  /** Where a usual range begins, in US dollars a year; null for the university's own price, or where that is not known. */
  usualFrom: number | null
  /** Where it ends. */
  usualTo: number | null
  isOfDollars: boolean
  isUsual: boolean
  /** Of whom or of which programmes alone it is the price; null where it is for all. */
  condition: string | null
}

const factsOf = ({ facts }: Pick<ReadableUniversity, 'facts'>) => facts ?? NO_FACTS

/**
 * The fees of students from abroad, or of others, at a level. A usual range is used only where the university's own is
 * unknown. `besides` are those for programmes in one language, or for single ones.
 * @param subject the slug of the one that they are asked for; null where none is
 */
export function feesPaid(
  { facts }: Pick<ReadableUniversity, 'facts'>,
  level: Level,
  payer: Payer = 'international',
  subject: string | null = null,
): { fees: readonly Fact<Tuition>[]; isUsual: boolean; besides: readonly Fact<Tuition>[] } | null {
  const { fees: ofUniversity, usualFees, isMedical, routes } = factsOf({ facts })
  if (isProfessionalAt(routes, level, subject)) return null
  const of = (fees: readonly Fact<Tuition>[]) =>
    orNull(feesOf(feesAt(fees, level), payer).filter((fee) => isFeeOfSubject(fee, subject, isMedical)))
  const own = of(ofUniversity)
  const fees = own ?? of(usualFees)
  const besides = feesAt(ofUniversity, level).filter(
    (fee) =>
      (fee.value.taughtIn || fee.value.isOfProgrammes) &&
      PAYS[payer].includes(fee.value.status) &&
      isHeadline(fee),
  )
  return fees && { fees, isUsual: own === null, besides }
}

/** The ends in US dollars a year, of which a fee holds the middle. */
function endsOf({ min, max, dollars }: Tuition): readonly [from: number, to: number] | null {
  if (min === null || dollars === null) return null
  const end = max ?? min
  return end === 0 ? [0, 0] : [(dollars * min * 2) / (min + end), (dollars * end * 2) / (min + end)]
}

/** Where the range of a fee begins of which the middle is known in dollars; null for one sum. */
const leastOfOwn = ({ min, max }: Pick<Fee, 'min' | 'max'>, middle: number | null): number | null =>
  max === null || middle === null ? null : (middle * min * 2) / (min + max || 1)

function feeAt(
  university: ReadableUniversity,
  level: Level,
  payer: Payer,
  subject: string | null,
): SaidFee | null {
  const { fees, isUsual } = feesPaid(university, level, payer, subject) ?? { fees: [], isUsual: false }
  const [fee] = fees
  const words = fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure && !isUsual)
  if (fee && words) {
    const { value, note } = fee
    const [usualFrom, usualTo] = (isUsual && endsOf(value)) || [null, null]
    return {
      ...said(isUsual ? `mostly ${lowered(words)}` : words, [describeKind(fee), value.condition, note]),
      dollars: isUsual ? null : value.dollars,
      least: value.leastDollars ?? (isUsual || value.max !== null ? (endsOf(value)?.[0] ?? null) : null),
      usualFrom,
      usualTo,
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
    least: leastOfOwn(international, internationalNumeric),
    usualFrom: null,
    usualTo: null,
    isOfDollars: international.currency === 'USD' && international.max === null,
    isUsual: false,
    condition: null,
  }
}

export const tuitionAt = (
  university: ReadableUniversity,
  level: Level,
  payer: Payer = 'international',
  subject: string | null = null,
): Answer<SaidFee> => answerAt((each) => feeAt(university, each, payer, subject), level)

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
