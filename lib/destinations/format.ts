import { formatCount, monthName } from '../text/format'
import type { AcademicYear, LivingCost } from './schema'

const currencies = new Intl.DisplayNames('en', { type: 'currency' })

const monthsOf = (months: readonly number[]) => months.map(monthName).join(' or ')

/** "September or October to June". */
export function formatAcademicYear({ starts, ends }: AcademicYear): string {
  return `${monthsOf(starts)} to ${monthsOf(ends)}`
}

/** "GBP 1,171–1,529 a month". */
export function formatLivingCost({ min, max, currency, period }: LivingCost): string {
  const sum = max === null ? formatCount(min) : `${formatCount(min)}–${formatCount(max)}`
  return `${currency} ${sum} a ${period}`
}

/** "Euro (EUR)"; the code alone for a currency too new to have a name. */
export function formatCurrency(code: string): string {
  const name = currencies.of(code)
  return name && name !== code ? `${name} (${code})` : code
}

const WITH_ARTICLE =
  /^(United |Netherlands|Philippines|Maldives|Gambia|Comoros|U\.S\. )|(Republic|Islands)$|^(Democratic )?Republic of/

/** The name as it stands in a sentence: "the Netherlands", "Japan". */
export function withArticle(country: string): string {
  return WITH_ARTICLE.test(country) ? `the ${country}` : country
}
