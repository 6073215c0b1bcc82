import { keepAnswer, readAnswer } from '../device/profile-entry'

/** The currency of costs where neither the visitor nor the page sets another. */
export const FIRST_CURRENCY = 'USD'

/** A currency by its code; null for an unknown code. */
export function parseCurrency(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[A-Z]{3}$/.test(code) ? code : null
}

/** The currency of the kept profile; null where none was chosen. */
export const readCurrency = (): string | null => parseCurrency(readAnswer('currency'))

/** Keeps the visitor's currency in their profile. */
export const keepCurrency = (currency: string) => keepAnswer('currency', currency)

/**
 * The currency for costs: the chosen one, or that of the visitor's country of residence, or that of the first
 * nationality.
 */
export function currencyFor(
  chosen: string | null,
  { residence, nationalities }: { residence: string; nationalities: readonly string[] },
  currencies: Readonly<Record<string, string>>,
): string {
  return chosen ?? currencies[residence] ?? currencies[nationalities[0] ?? ''] ?? FIRST_CURRENCY
}
