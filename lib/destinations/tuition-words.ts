import { formatUsd } from '../money/format'
import { count, plural } from '../text/format'
import type { AmountSummary } from '../universities/summarise-amounts'
import type { countryTuition } from './tuition'

type Known = {
  tuition: ReturnType<typeof countryTuition>
  floors: AmountSummary
  /** The number of universities under the country's rules. */
  governed: number
}

/** "US$ 2,300 a year", "no tuition fee", "from no tuition fee to US$ 5,700 a year". */
export function spanOf({ min, max }: Pick<AmountSummary, 'min' | 'max'>): string {
  if (max === 0) return 'no tuition fee'
  if (min === max) return `${formatUsd(max)} a year`
  return `${min === 0 ? 'from no tuition fee' : formatUsd(min)} to ${formatUsd(max)} a year`
}

/** How many universities have a fee and how many a lowest one, with their spans. */
export function reportsInWords({ tuition, floors, governed }: Known): string {
  if (!tuition && floors.count === 0) return 'No university here reports a fee in the catalogue.'
  const fees =
    tuition &&
    `Of ${governed} universities, ${tuition.count} ${plural(tuition.count, 'reports', 'report')} a fee: ${spanOf(tuition)}.`
  return [fees, floorsInWords(floors, tuition ? null : governed)].filter(Boolean).join(' ')
}

/** @param of the number of universities; null where it was said before */
function floorsInWords(floors: AmountSummary, of: number | null): string | null {
  if (floors.count === 0) return null
  const among = of === null ? 'more' : `of ${count(of, 'university', 'universities')}`
  return `Of ${floors.count} ${among} only the lowest fee is known, with dearer programmes above it: ${spanOf(floors)}.`
}
