import { labelOf } from '../text/options'
import { count, formatCount, formatDecimal } from '../text/format'
import type { Fact, Outcome } from './fact'
import type { FactAge } from './fact-age'
import { FACT_KINDS, LEVELS, MEASURES, type Level } from './vocabulary'

const range = (min: number, max: number | null) =>
  max === null || max === min ? formatCount(min) : `${formatCount(min)}–${formatCount(max)}`

/** The age of a fact, to stand beside its year; null within its term. */
export const ageInWords = (age: FactAge | undefined): string | null => (age ? 'may be out of date' : null)

/** The basis of a fact, its year and its age, in words: "official register, 2023/24, may be out of date". */
export function describeKind({ kind, year, age }: Pick<Fact<unknown>, 'kind' | 'year' | 'age'>): string {
  return [labelOf(FACT_KINDS, kind), year, ageInWords(age)].filter(Boolean).join(', ')
}

/** "bachelor’s", "master’s", "PhD": a level within a sentence. */
export function levelWord(level: Level): string {
  const label = labelOf(LEVELS, level) ?? level
  return level === 'doctorate' ? label : label.toLowerCase()
}

/** "89%", "AUD 75,000 a year". */
export function formatOutcome({ value, max, unit, period }: Outcome): string {
  if (unit === '%') return `${formatDecimal(value)}%`
  return `${unit} ${range(value, max)}${period ? ` a ${period}` : ''}`
}

/** "89% in work", "AUD 75,000 a year": a share says what it is a share of, a sum does so by itself. */
export function measuredOutcome(outcome: Outcome): string {
  const figure = formatOutcome(outcome)
  return outcome.unit === '%' ? `${figure} ${labelOf(MEASURES, outcome.measure)?.toLowerCase()}` : figure
}

/** "in work: graduates asked in 2021": the measure of a figure, and whose it is. */
export function describeMeasure({ measure, whose }: Pick<Outcome, 'measure' | 'whose'>): string {
  return [labelOf(MEASURES, measure)?.toLowerCase(), whose].filter(Boolean).join(': ')
}

/** "1,915 people, 53% answered"; an empty text where neither is published. */
export function describePeople({ people, response }: Pick<Outcome, 'people' | 'response'>): string {
  return [
    people === null ? null : count(people, 'person', 'people'),
    response === null ? null : `${formatDecimal(response)}% answered`,
  ]
    .filter(Boolean)
    .join(', ')
}
