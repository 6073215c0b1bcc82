import type { ExchangeRates } from '../money/schema'
import type { VisaAndLiving } from './visa-rule'

/** The cities with the higher sum, for offices that name two sums. */
export const HIGHER_IN: Readonly<Record<string, string>> = { gb: 'London' }

/**
 * The sum for living that the state asks students to show, in whole US dollars a year: of two sums that of the place, or
 * their middle where it is not known which holds. Null where no office names one.
 */
export function livingDollars(
  visa: Pick<VisaAndLiving, 'country' | 'living'> | null,
  city: string | null,
  rates: ExchangeRates['rates'],
): number | null {
  const rate = visa?.living && rates[visa.living.currency]
  if (!visa?.living || !rate) return null
  const { min, max } = visa.living
  const dear = HIGHER_IN[visa.country]
  const isKnown = max === null || (dear !== undefined && city !== null)
  const month = isKnown ? (max !== null && city?.includes(dear ?? '') ? max : min) : (min + max) / 2
  return Math.round((month * 12) / rate)
}
