import type { CostTable } from '../cost/cost'
import { fundsNotKnown } from '../cost/funds'
import type { CostPart } from '../cost/line'
import { visaFreeBy, type Person } from '../cost/person'
import {
  amountInWords,
  AS_USUAL,
  inUnit,
  isOneSum,
  kindOfTotal,
  knownInWords,
  NO_TOTAL,
  roughSum,
  sumInWords,
  tuitionInWords,
} from '../cost/words'
import type { Level } from '../facts/vocabulary'
import { describeKind } from '../facts/words'
import { formatUsd } from '../money/format'
import { applicantOf } from '../study/applicant'
import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { capital } from '../text/format'
import { deadlineFor, wayInWords } from '../universities/answers/applying'
import type {
  ComparedCost,
  ComparedUniversity,
  Known,
  LeveledColumn,
} from '../universities/compared-university'
import { closingOf, known } from '../universities/known'
import { atLevel, leveled } from '../universities/level-values'

/** How and by when to apply for a choice, what it costs, what to show for it before the visa, and the work allowed after it. */
export type DecidingFacts = Pick<
  ComparedUniversity,
  'deadline' | 'closing' | 'applying' | 'aYear' | 'wholeDegree' | 'cost' | 'fundsToShow' | 'workAfter'
>

const writeIn = (unit: string) => (sum: number) => (unit === 'USD' ? formatUsd(sum) : roughSum(sum, unit))

const LENGTH_NOT_KNOWN = 'the length of the degree is not known'

/**
 * The whole degree as a cell of the comparison: without a total or a length, what is known of it and what is missing; null
 * where nothing is known. Only a price is compared, and no usual range.
 */
export function knownCost(table: CostTable): Known | null {
  const { total, dollars, isAtLeast, isUsual, lacks, lines } = table
  if (lacks.length > 0 && lines.length > 0)
    return { text: NO_TOTAL, note: knownInWords(table), figure: null, isInPart: true }
  if (!total || !dollars) return null
  const { range, unit } = inUnit(total, table)
  const write = writeIn(unit)
  if (table.length === null) {
    const note = `${LENGTH_NOT_KNOWN}. The first year: ${shareInWords(table, 1)}`
    return { text: NO_TOTAL, note, figure: null, isInPart: true }
  }
  const ends =
    !isOneSum(range) &&
    (isAtLeast
      ? `middle ${write(range.likely)}, high ${write(range.high)}`
      : `low ${write(range.low)}, high ${write(range.high)}`)
  return {
    text: isAtLeast ? `at least ${write(range.low)}` : `about ${write(range.likely)}`,
    note: [amountInWords(table.length, 'year'), ends, isUsual && AS_USUAL].filter(Boolean).join(' · '),
    figure: isUsual ? null : dollars.likely,
    from: dollars.low,
  }
}

/** A sum over the degree, or its share of a year, with the middle that its parts add up to and its bar shows. */
function shareInWords({ total, isAtLeast, ...table }: CostTable, years: number): string {
  if (!total) return NO_TOTAL
  const { range, unit } = inUnit(total, table)
  const write = (sum: number) => writeIn(unit)(sum / years)
  const [low, middle] = [write(range.low), write(range.likely)]
  if (!isAtLeast) return `about ${middle}`
  return `at least ${low}${middle === low ? '' : `, middle ${middle}`}`
}

/**
 * The middle of each part over the degree, in the visitor's currency: tuition and living are null where their main sum is
 * not known. Null without a rate, or where nothing is known.
 */
export function costParts(table: CostTable): ComparedCost | null {
  const { byYear, lacks, currency, length, isUsual, total } = table
  const own = (part: CostPart) => byYear.map(({ parts }) => parts[part].own?.likely ?? null)
  const sum = (part: CostPart) => own(part).reduce<number>((sofar, each) => sofar + (each ?? 0), 0)
  if (lacks.length === 2 || own('once').includes(null)) return null
  return {
    unit: currency,
    years: length,
    tuition: lacks.includes('tuition') ? null : sum('tuition'),
    living: lacks.includes('living') ? null : sum('living'),
    once: sum('once'),
    inAll: shareInWords(table, 1),
    ends: total?.own ? { low: total.own.low, high: total.own.high } : null,
    kind: kindOfTotal(table),
    isUsual,
  }
}

/** A year of study on average: what the whole degree costs by its years, in parts. */
function yearCost(table: CostTable): Known | null {
  const parts = costParts(table)
  const whole = knownCost(table)
  if (!parts || !whole) return null
  const { unit, tuition, living, once, years } = parts
  const share = (sum: number) => writeIn(unit)(sum / Math.max(1, years ?? 1))
  const told = [
    tuition === null ? 'tuition not known' : tuitionInWords(table.lines, share(tuition)),
    living === null ? 'living not known' : `living ${share(living)}`,
    once > 0 && `paid once${years !== null && years > 1 ? `, a year’s share` : ''} ${share(once)}`,
    years === null && 'the first year',
    table.isUsual && AS_USUAL,
  ]
  const note = told.filter(Boolean).join(' · ')
  if (tuition === null || living === null) return { text: NO_TOTAL, note, figure: null, isInPart: true }
  const text = shareInWords(table, Math.max(1, years ?? 1))
  const { dollars, isUsual } = table
  if (!dollars) return { text, note, figure: null }
  return { text, note, figure: isUsual ? null : dollars.aYear, from: dollars.low / Math.max(1, years ?? 1) }
}

/** The money to show before the visa, as its office states it. */
function fundsOf({ toShow }: CostTable, { name }: Pick<CountryRules, 'name'>): Known | null {
  const { sum, currency, tuition, formula, words, year, isUnsure } = toShow
  if (!sum)
    return words && words !== fundsNotKnown(name) ? { text: capital(words), note: null, figure: null } : null
  const text = `${isUnsure ? 'about ' : ''}${sumInWords(sum, currency)}`
  const notes = [
    tuition && `and the first year’s tuition, ${sumInWords(tuition.sum, tuition.currency)}`,
    formula,
    year,
  ]
  return { text, note: notes.filter(Boolean).join(' · ') || null, figure: null }
}

/** The permit after the degree; who may move there freely needs none. */
function workAfterOf(rules: CountryRules, person: Person): Known | null {
  const free = visaFreeBy(person, rules)
  if (free) return { text: `${free.who} need no permit to work`, note: null, figure: null }
  const { workAfter } = rules
  if (!workAfter) return null
  const { permit, length } = workAfter.value
  const notes = [length && permit, describeKind(workAfter)]
  return { text: length ?? permit, note: notes.filter(Boolean).join(' · ') || null, figure: null }
}

type Asked = { choice: ChoiceFacts; rules: CountryRules; person: Person; table: CostTable }

/** What decides a choice for a person. @param asked `table`: its cost for them, in their currency */
export function decidingFacts({ choice, rules, person, table }: Asked): DecidingFacts {
  const { countryCode, subject } = choice
  const applicant = { ...applicantOf(countryCode, rules, person), subject }
  return {
    deadline: known(deadlineFor(choice, applicant)),
    closing: closingOf(choice.deadlines, applicant),
    applying: known(wayInWords(choice, applicant)),
    aYear: yearCost(table),
    wholeDegree: knownCost(table),
    cost: costParts(table),
    fundsToShow: fundsOf(table, rules),
    workAfter: workAfterOf(rules, person),
  }
}

/** The column with what decides a choice at each level. */
export const withDecidingFacts = (
  column: LeveledColumn,
  factsAt: (level: Level) => DecidingFacts | null,
): LeveledColumn => leveled((level) => ({ ...atLevel(column, level), ...factsAt(level) }))
