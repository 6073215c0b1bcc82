import type { ChoiceFacts, UsualFee } from '../study/choice'
import { withArticle } from '../places/with-article'
import type { Citation, Fact, Tuition } from '../facts/fact'
import { isHeadline } from '../facts/fact-age'
import { PERIODS_A_YEAR } from '../facts/fee-fact'
import { feeInWords } from '../facts/fee-words'
import { levelWord } from '../facts/words'
import { formatCount } from '../text/format'
import { feesOf, isFeeOfSubject, PAYS } from '../universities/answers/fee'
import { amountInWords, sumInWords, timesInWords } from './words'
import { fractionsOf, known, notKnown, restingOn, together, type CostLine, type Found } from './line'
import type { Status } from './person'
import { between, one, times, type Range } from './range'

type Sums = Pick<UsualFee, 'min' | 'max' | 'isFloor' | 'middle'>

/** A rule with only a ceiling counts with the ceiling, so that an unknown fee never counts as 0. */
function rangeOf({ min, max, middle }: Sums): Range | null {
  if (min === null) return max === null ? null : one(max)
  if (max === null) return one(min)
  return middle === undefined ? between(min, max) : { low: min, likely: middle, high: max }
}

/** A fee for a year; null where no year's sum of one person follows from it. */
export function yearlyTuition({ value }: Fact<Tuition>): Range | null {
  const range = value.byResidence ? null : rangeOf(value)
  const parts = PERIODS_A_YEAR[value.period]
  return range && parts !== undefined ? times(range, parts) : null
}

const tuitionNotKnown = (what: string, why: string | null = null, source: Citation | null = null): Found =>
  notKnown('tuition', 'tuition', what, { why, source })

/** The tuition over a degree: the programme's own fee, the university's, or what universities of the country mostly charge. */
export function tuitionOf(choice: ChoiceFacts, status: Status, length: number): Found {
  const own = ownFeeLine(choice, status, length)
  if (own) return known(own)
  const language = choice.programme?.language
  const [fee = null] = feesOf(choice.fees, status.status, language)
  const usual = fee ? null : (feesOf(choice.usualFees, status.status, language)[0] ?? null)
  const found = fee ?? usual
  const at = levelWord(choice.level)
  if (!found) return tuitionNotKnown(`Tuition for a ${at} degree at ${choice.name}`)
  if (!isFeeOfSubject(found, choice.subject, choice.isMedical)) {
    const { subject, title } = choice.programme ?? {}
    const words = feeInWords(found.value, found.value.isFloor, found.isUnsure)
    const whose = usual ? `${usualLabel(undefined, choice)} in other subjects` : 'Of other subjects there'
    const why = words && `${whose}: ${words}; ${subject?.name ?? title} mostly costs more`
    return tuitionNotKnown(`Tuition in ${subject?.name ?? title} at ${choice.name}`, why, found.source)
  }
  const { byResidence } = found.value
  if (byResidence) {
    const words = feeInWords(found.value, found.value.isFloor, found.isUnsure)
    const what = `Tuition for a ${at} degree at ${choice.name}: it depends on where in ${withArticle(choice.country)} you live`
    return tuitionNotKnown(what, words, found.source)
  }
  const range = rangeOf(found.value)
  const yearly = range && yearsOf(range, found.value, length)
  if (!yearly) {
    const words = range ? sumInWords(range, found.value.currency) : null
    const why = words && `${words} a ${found.value.period}; no yearly sum can be worked out from it`
    return tuitionNotKnown(`Tuition for a ${at} degree at ${choice.name}`, why, found.source)
  }
  const { condition, isFloor, min } = found.value
  const usualFee: UsualFee | null = usual && usual.value
  const among = usualFee?.among
  const note = [status.why, min === null ? 'at most this sum' : null, found.note]
  const line: CostLine = {
    ...restingOn(found),
    id: 'tuition',
    part: 'tuition',
    label: [usual ? usualLabel(among, choice) : 'Tuition', condition].filter(Boolean).join(': '),
    years: yearly.years,
    currency: found.value.currency,
    formula: yearly.formula,
    isUsual: usual !== null,
    ...(among && { among }),
    note: note.filter(Boolean).join('. ') || null,
    isUnsure: found.isUnsure || status.isUnsure,
  }
  if (!isFloor) return known(line)
  const { source } = found
  const above = notKnown('tuition-above', 'tuition', 'How much tuition costs above the lowest fee', {
    source,
  })
  return together(known(line), above)
}

function usualLabel(among: UsualFee['among'], { country }: ChoiceFacts): string {
  const where = withArticle(country)
  if (!among) return `Usual tuition in ${where}`
  return `Usual tuition at ${formatCount(among.known)} of the ${formatCount(among.of)} universities in ${where}`
}

/** A fee that the programme's own source states, where the person pays it. */
function ownFeeLine({ programme }: ChoiceFacts, status: Status, length: number): CostLine | null {
  const fee = programme?.fee
  if (!fee || !isHeadline(fee) || !PAYS[status.status].includes(fee.value.status)) return null
  const { sum, currency, basis } = fee.value
  const { years, formula } =
    basis === 'course' ? whole(one(sum), currency, length) : yearly(one(sum), currency, length)
  return {
    ...restingOn(fee),
    id: 'tuition',
    part: 'tuition',
    label: 'Tuition of this programme',
    years,
    currency,
    formula,
    isUsual: false,
    note: [status.why, fee.note].filter(Boolean).join('. '),
    isUnsure: status.isUnsure,
  }
}

/** The sum by year, with how it came about; null for a sum by the month or credit. */
function yearsOf(
  range: Range,
  { period, currency }: Pick<Tuition, 'period' | 'currency'>,
  length: number,
): { years: Range[]; formula: string } | null {
  if (period === 'total') return whole(range, currency, length)
  const parts = PERIODS_A_YEAR[period]
  if (parts === undefined) return null
  const { years } = yearly(times(range, parts), currency, length)
  const unit = period === 'year' ? 'year' : 'semester'
  return { years, formula: timesInWords(length * parts, unit, range, currency) }
}

function yearly(range: Range, currency: string, length: number) {
  return {
    years: fractionsOf(length).map((part) => times(range, part)),
    formula: timesInWords(length, 'year', range, currency),
  }
}

function whole(range: Range, currency: string, length: number) {
  return {
    years: fractionsOf(length).map((part) => times(range, part / length)),
    formula: `${sumInWords(range, currency)} for the whole course, spread over ${amountInWords(length, 'year')}`,
  }
}
