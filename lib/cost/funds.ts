import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { fundsAt } from '../study/funds-at'
import { withArticle } from '../places/with-article'
import type { Citation } from '../facts/fact'
import type { CostLine } from './line'
import { visaFreeBy, type Person } from './person'
import { between, times, type Range } from './range'
import { timesInWords } from './words'

/** The money that has to be in an account before the visa. */
export type ToShow = {
  /** The money to show for living; null where no visa is needed, or the rule names no sum. */
  sum: Range | null
  currency: string
  /** The tuition of the first year, in its own currency, where the rule asks for it besides. */
  tuition: { sum: Range; currency: string } | null
  formula: string | null
  /** The reason why nothing is to be shown, or the criterion of a rule that names no sum. */
  words: string | null
  year: string | null
  source: Citation | null
  isUnsure: boolean
}

type Given = { choice: ChoiceFacts; rules: CountryRules; person: Person }

export const fundsNotKnown = (country: string) =>
  `Not known: the money to show for a visa of ${withArticle(country)}`

const OWN_SUM = 'This part of the country has a sum of its own, which is not known'

/** The money to show before the visa. `tuition` is the line of the cost table. */
export function toShowOf({ choice, rules, person }: Given, tuition: CostLine | null): ToShow {
  const { funds, currency, name } = rules
  const base = {
    sum: null,
    currency,
    tuition: null,
    formula: null,
    year: null,
    source: null,
    isUnsure: false,
  }
  const free = visaFreeBy(person, rules)
  if (free)
    return {
      ...base,
      words: `${free.who} need no visa, so they need not show money for it`,
      source: free.source,
    }
  if (!funds) return { ...base, words: fundsNotKnown(name) }
  const { value, note, year, source, isUnsure } = funds
  const known = { ...base, year, source, isUnsure }
  if (value.amount === null || value.currency === null) return { ...known, words: note }
  const at = fundsAt(value, { city: choice.city, age: person.age })
  if (!at) return { ...known, words: [OWN_SUM, note].filter(Boolean).join('. ') }
  const amount = between(at.low, at.high)
  const months = value.period === 'month' ? (value.months ?? 12) : 1
  const isAssumed = value.period === 'month' && value.months === null
  const firstYear = tuition?.years[0]
  const sum = times(amount, months)
  const shown =
    value.withTuition && tuition && firstYear ? { sum: firstYear, currency: tuition.currency } : null
  return {
    ...known,
    sum,
    currency: value.currency,
    tuition: shown,
    formula:
      value.period === 'month'
        ? `${timesInWords(months, 'month', amount, value.currency)}${isAssumed ? ' (the rule gives a monthly sum; a year is assumed)' : ''}`
        : null,
    words:
      [note, value.withTuition && !shown && 'You also need the tuition of the first year']
        .filter(Boolean)
        .join('. ') || null,
  }
}
