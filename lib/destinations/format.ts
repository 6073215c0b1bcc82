import { DEADLINE_MONTHS } from '../universities/vocabulary'
import type { AcademicYear, LivingCost } from './schema'

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const currencies = new Intl.DisplayNames('en', { type: 'currency' })
const list = new Intl.ListFormat('en-GB')

const monthsOf = (months: readonly number[]) =>
  months.map((month) => DEADLINE_MONTHS[month - 1]?.label ?? '').join(' or ')

/** "September or October to June". */
export function formatAcademicYear({ starts, ends }: AcademicYear): string {
  return `${monthsOf(starts)} to ${monthsOf(ends)}`
}

/** "GBP 1,171–1,529 a month". */
export function formatLivingCost({ min, max, currency, period }: LivingCost): string {
  const sum = max === null ? number.format(min) : `${number.format(min)}–${number.format(max)}`
  return `${currency} ${sum} a ${period}`
}

/** "Euro (EUR)"; the code alone for a currency too new to have a name. */
export function formatCurrency(code: string): string {
  const name = currencies.of(code)
  return name && name !== code ? `${name} (${code})` : code
}

/** "Dutch, French and German". */
export function formatLanguages(languages: readonly string[]): string {
  return list.format(languages)
}

const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Maldives|Gambia|Comoros|U\.S\. )|(Republic|Islands)$|^(Democratic )?Republic of/

/** The name as it stands in a sentence: "the Netherlands", "Japan". */
export function withArticle(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country
}
