import type { ExchangeRates, Fee } from './schema'

/**
 * A yearly sum in whole US dollars, at the rates given. A range becomes its middle.
 * @throws if the currency is not in the table, because an unknown sum must not count as free
 */
export function toUsd(money: Pick<Fee, 'min' | 'max' | 'currency'>, { rates }: ExchangeRates): number {
  const rate = rates[money.currency]
  if (rate === undefined) throw new Error(`The exchange-rate table has no rate for ${money.currency}.`)
  const amount = money.max === null ? money.min : (money.min + money.max) / 2
  return Math.round(amount / rate)
}

/** A sum of US dollars in a currency; null where the sum or the rate is not known. */
export function usdIn(
  dollars: number | null,
  currency: string,
  { rates }: Pick<ExchangeRates, 'rates'>,
): number | null {
  const rate = currency === 'USD' ? 1 : rates[currency]
  return dollars === null || rate === undefined ? null : dollars * rate
}
