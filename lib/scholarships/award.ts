import { labelOf } from '../text/options'
import { formatDecimal } from '../text/format'
import type { AwardParts, Sum } from './record/schema'
import { COVERAGE, PERIODS } from './vocabulary'

const formatAmount = (amount: number) => formatDecimal(amount, 2)

/** The parts of an award that can carry a sum, in the order they are shown. */
export const SUM_PARTS = [
  { key: 'tuition', label: 'Tuition' },
  { key: 'stipend', label: 'Living costs' },
  { key: 'housing', label: 'Housing' },
  { key: 'travel', label: 'Travel' },
  { key: 'insurance', label: 'Insurance' },
  { key: 'grant', label: 'Grant' },
] as const

/** One part of an award in words: its purpose, its extent, and the published sums. */
type PartInWords = { label: string; coverage: string; sums: string[]; note: string | null }

/**
 * Whether whoever gets the award gets all of a part, perhaps all of it, or a part. A part whose sums are named pays those
 * sums, though its provider calls it full. Null where nothing of it is paid.
 */
export function extentOf(part: AwardParts['tuition']): 'full' | 'up-to-full' | 'partial' | null {
  if (!part || part.coverage === 'none' || part.coverage === 'not-charged') return null
  const isWhole = part.coverage !== null && part.amounts.length === 0
  return isWhole ? part.coverage : 'partial'
}

/** "About EUR 1,300–1,400 a month, Ph.D. (2025)". */
export function formatSum(sum: Sum): string {
  const { min, max, currency, period, year, degree, approximate, note } = sum
  const figures =
    min === null || min === max
      ? formatAmount(max ?? 0)
      : max === null
        ? formatAmount(min)
        : `${formatAmount(min)}–${formatAmount(max)}`
  const start = [approximate && 'about', min === null && 'up to', max === null && 'from'].filter(Boolean)
  const words = labelOf(PERIODS, period) ?? ''
  const text = [...start, `${currency} ${figures}`, words].join(' ')
  const remarks = [degree, note].filter((remark) => remark !== null)
  const full = [text, ...remarks].join(', ') + (year ? ` (${year})` : '')
  return full.charAt(0).toUpperCase() + full.slice(1)
}

/** The parts that the provider mentions, in a fixed order. Any other part is left out: it may or may not be paid. */
export function partsInWords(parts: AwardParts): PartInWords[] {
  return SUM_PARTS.flatMap(({ key, label }) => {
    const part = parts[key]
    if (!part) return []
    const coverage = labelOf(COVERAGE, part.coverage)
    return [
      {
        label,
        coverage: coverage ?? 'Paid; how far it goes is not published',
        sums: part.amounts.map(formatSum),
        note: part.note,
      },
    ]
  })
}
