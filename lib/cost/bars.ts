import { formatSignificant } from '../text/format'
import type { Both, CostTable } from './cost'
import { inUnit } from './words'

/** A stretch of a bar, in hundredths of the scale, with its sum where it is told. */
export type CostStretch = {
  part: 'tuition' | 'usual-tuition' | 'living' | 'once' | 'left' | 'paid' | 'unknown'
  width: number
  sum?: string
}

/** The bar of one year, with its total; null where a main part is not known. */
type Bar = { label: string; stretches: CostStretch[]; total: Both | null }

type Table = Pick<CostTable, 'byYear' | 'isUsual' | 'lacks' | 'local' | 'currency'>

const ORDER = ['tuition', 'living', 'once'] as const

/** The scale of bars that end open reaches further by this than what is known of them. */
export const OPEN_SCALE = 1.4

const drawnAs = (part: (typeof ORDER)[number], { isUsual }: Table): CostStretch['part'] =>
  part === 'tuition' && isUsual ? 'usual-tuition' : part

const partsOf = (parts: CostTable['byYear'][number]['parts'], table: Table) =>
  ORDER.map((part) => ({
    part: drawnAs(part, table),
    dear: parts[part].local.likely,
    sum: formatSignificant(inUnit(parts[part], table).range.likely),
  }))

/**
 * A bar for each year in parts, on a scale that ends at the dearest year. What is not known fills the rest of the scale.
 * None where neither tuition nor living is known.
 */
export function barsOf(table: Table): Bar[] {
  const { byYear, lacks } = table
  const years = byYear.map(({ total, parts }) => ({ total, parts: partsOf(parts, table) }))
  const isOpen = lacks.length > 0
  const known = Math.max(0, ...years.map(({ parts }) => parts.reduce((sofar, { dear }) => sofar + dear, 0)))
  if (known === 0 || lacks.length === 2) return []
  const most = known * (isOpen ? OPEN_SCALE : 1)
  return years.map(({ total, parts }, at) => ({
    label: `Year ${at + 1}`,
    total,
    stretches: stretches(parts, most, isOpen),
  }))
}

/** One bar for the whole degree, on a scale that ends at `most` US dollars; of one without a total all is open. */
export function wholeBar(table: Table & Pick<CostTable, 'total' | 'dollars'>, most: number): CostStretch[] {
  const { byYear, total, dollars } = table
  if (!total || !dollars) return [{ part: 'unknown', width: 100 }]
  if (most === 0 || total.local.likely === 0) return []
  const rate = dollars.likely / total.local.likely
  const all = ORDER.map((part) => ({
    part: drawnAs(part, table),
    dear: byYear.reduce((sofar, { parts }) => sofar + parts[part].local.likely, 0) * rate,
  }))
  return stretches(all, most, false)
}

/** One bar for the whole degree after an award: what is left, and what the award pays; null without either. */
export function awardBar({ total, eligible, ...table }: CostTable): CostStretch[] | null {
  const left = eligible?.left
  if (!total || !left || total.local.likely === 0) return null
  const width = (left.local.likely / total.local.likely) * 100
  const sumOf = (sum: Both) => inUnit(sum, table).range.likely
  return [
    { part: 'left' as const, width, sum: formatSignificant(sumOf(left)) },
    { part: 'paid' as const, width: 100 - width, sum: formatSignificant(sumOf(total) - sumOf(left)) },
  ].filter((stretch) => stretch.width > 0)
}

function stretches(
  parts: readonly { part: CostStretch['part']; dear: number; sum?: string }[],
  most: number,
  isOpen: boolean,
): CostStretch[] {
  const known = parts.map(({ part, dear, sum }) => ({
    part,
    width: (dear / most) * 100,
    ...(sum && { sum }),
  }))
  const rest = 100 - known.reduce((sofar, { width }) => sofar + width, 0)
  return [...known, { part: 'unknown' as const, width: isOpen ? rest : 0 }].filter(({ width }) => width > 0)
}
