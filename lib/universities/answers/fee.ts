import type { Fact, OtherCost, Tuition } from '../../facts/fact'
import { isHeadline } from '../../facts/fact-age'
import type { FeeStatus, Level } from '../../facts/vocabulary'
import { isMedical } from '../../subjects/medical'

/** The people who pay a fee: `all` is no person. */
export type Payer = Exclude<FeeStatus, 'all'>

type Fees = readonly Fact<Tuition>[]

/** The statuses whose fee a person pays, the nearest first. */
export const PAYS: Readonly<Record<Payer, readonly FeeStatus[]>> = {
  home: ['home', 'eu-eea', 'all'],
  'eu-eea': ['eu-eea', 'home', 'all'],
  international: ['international', 'all'],
}

/** The fees of a level, of every status, in the order given. */
export const feesAt = (fees: Fees, level: Level): Fact<Tuition>[] =>
  fees.filter(({ value }) => value.level === level)

/**
 * The fees of one level that a person pays: those of the nearest status, one for all programmes before one for some. What is
 * for programmes in the country's language alone is the fee of people at home and of such a programme, and of nobody else; the
 * price of single programmes is nobody's.
 * @param language ISO 639-1, of the programme; null where none is chosen, or it is not known
 */
export function feesOf(fees: Fees, payer: Payer, language: string | null = null): Fact<Tuition>[] {
  const isFor = ({ taughtIn, isOfProgrammes }: Tuition) =>
    !isOfProgrammes && (!taughtIn || payer === 'home' || taughtIn === language)
  const own = PAYS[payer]
    .map((status) => fees.filter((fee) => fee.value.status === status && isFor(fee.value) && isHeadline(fee)))
    .find(({ length }) => length > 0)
  return own
    ? [...own].sort((a, b) => Number(a.value.condition !== null) - Number(b.value.condition !== null))
    : []
}

/**
 * Whether the fee of a whole university is that of a subject, too. Of a medical one it says nothing: only a law fixes one
 * fee for all subjects. Nor does a usual one of a subject that its rule leaves out, as business.
 * @param subject its slug; null where none is chosen
 * @param isOfMedicine the university teaches medicine alone
 */
export const isFeeOfSubject = (
  { kind, value }: Pick<Fact<Tuition>, 'kind' | 'value'>,
  subject: string | null,
  isOfMedicine: boolean,
): boolean =>
  (!isMedical(subject) || isOfMedicine || kind === 'law') &&
  (subject === null || !value.notFor?.includes(subject))

/** The fee that a person pays at a level; null where none is known. Usual ranges are no fees, and are not among them. */
export function feeAt(fees: Fees, level: Level, payer: Payer): Fact<Tuition> | null {
  return feesOf(feesAt(fees, level), payer)[0] ?? null
}

/** The same where the university, a register or a law names it; null where only general knowledge does. */
export function officialFeeAt(fees: Fees, level: Level, payer: Payer): Fact<Tuition> | null {
  const fee = feeAt(fees, level, payer)
  return fee && fee.kind !== 'general' ? fee : null
}

/** The costs beside tuition of the students of a level, or of all. */
export const otherCostsAt = (costs: readonly Fact<OtherCost>[], level: Level): Fact<OtherCost>[] =>
  costs.filter(({ value }) => value.level === null || value.level === level)

/** What the university says that living costs for a year, in whole US dollars; null where it names no room and board. */
export function ownLivingAt(costs: readonly Fact<OtherCost>[], level: Level): number | null {
  const own = otherCostsAt(costs, level).filter((cost) => cost.value.currency === 'USD' && isHeadline(cost))
  if (!own.some(({ value }) => value.what === 'room-and-board')) return null
  return Math.round(
    own.reduce((sum, { value: { min, max } }) => sum + (max === null ? min : (min + max) / 2), 0),
  )
}
