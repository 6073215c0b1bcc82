import { conditionOf, standingOf, type AwardStanding, type Paid, type PricedAward } from './awards'
import { costOf, type Both, type CostInput, type CostTable } from './cost'
import { inCurrency, minus, one } from './range'
import { inUnit, isOneSum, roughRange, roughSum } from './words'

/** What an award does for a person at a place where it can be used. */
export type AwardAt = Pick<PricedAward, 'id' | 'name' | 'verdict'> & {
  standing: AwardStanding
  /** What it pays of the cost; null where it pays nothing there, or nothing of it is known. */
  paid: Paid | null
  /** Over the degree; null where nothing of it is known in figures. */
  sum: Both | null
  /** The total after it; null where one of the two is not known. */
  left: Both | null
}

/** @param given the place and the person, as their cost is worked out */
export function awardAt(given: Omit<CostInput, 'awards'>, award: PricedAward): AwardAt {
  const { eligible, couldPay, total, local, currency } = costOf({ ...given, awards: [award] })
  const { id, name, verdict } = award
  const paid = (eligible ?? couldPay)?.paid ?? null
  const both = (there: Both['local']): Both => ({
    local: there,
    own: inCurrency(there, local, currency, given.rates.rates),
  })
  const sum = paid?.sum ?? null
  return {
    ...{ id, name, verdict, standing: standingOf(award), paid },
    sum: sum && both(sum),
    left: sum && total && both(minus(total.local, sum)),
  }
}

const NOTHING_PAID: Partial<Record<AwardStanding, string>> = {
  ask: 'It is for several countries, or for some universities: ask whether it can be used here.',
  later: 'Its next round is for a later start, so it pays nothing of this one.',
  closed: 'No open call is known, so it pays nothing of this start.',
  not: 'One of its rules says that it is not for you.',
}

const YEARS_UNKNOWN = 'For how many years it pays is not known: the lower sum is for one.'

/** What an award does at a place, in sentences. @param table the currencies of the place's cost */
export function awardAtInWords(award: AwardAt, table: Pick<CostTable, 'local' | 'currency'>): string {
  const { standing, paid, sum, left } = award
  const nothing = NOTHING_PAID[standing]
  if (nothing) return nothing
  const isSure = standing === 'pays'
  const condition = isSure ? '' : `, ${conditionOf(award)}`
  const verb = isSure ? 'It pays' : 'It could pay'
  if (!sum) return `${verb} a part of the cost${condition}. How much is not known.`
  const { range, unit } = inUnit(sum, table)
  const told =
    range.low === 0 ? `up to ${roughRange(one(range.high), unit)}` : `about ${roughRange(range, unit)}`
  const years = paid?.isOfOneYear && range.low > 0 && !isOneSum(range) ? ` ${YEARS_UNKNOWN}` : ''
  const rest = left && inUnit(left, table)
  const words = rest && ` About ${roughSum(rest.range.likely, rest.unit)} would be left to pay.`
  return `${verb} ${told}${condition}.${years}${words ?? ''}`
}
