import type { Bases } from '../compare/bases'
import { totalsOf } from '../compare/comparison-csv'
import type { Figures } from '../compare/figures'
import { compareRows } from '../compare/rows'
import { NOT_REPORTED } from '../text/not-reported'
import type { ComparedUniversity } from '../universities/compared-university'
import { derivedAt, knownValue, missingValue, type Value } from './value'

/** The middle of what a year and the whole degree cost with living, worked out here of other values. */
function totalOf(label: string, { cost }: ComparedUniversity) {
  const { aYear, whole } = totalsOf(cost)
  const [value, unit] = label === 'Total a Year' ? [aYear, 'year'] : [whole, `${cost?.years} years`]
  return cost && value !== null ? { value, to: null, unit, currency: cost.unit } : null
}

const TOTALS: readonly string[] = ['Total a Year', 'Whole Degree with Living']

/** The rows of a comparison of one university as values. @param page that of the university at the level */
export function factsOf(
  column: ComparedUniversity,
  { figures, bases, page }: { figures: Figures; bases: Bases; page: string },
): Value[] {
  return compareRows([column]).flatMap(({ rows }) =>
    rows.flatMap(({ label, cells: [cell] }) => {
      if (!cell) return []
      if (!cell.isKnown) return [missingValue(label, cell.note ? `${cell.text}. ${cell.note}` : NOT_REPORTED)]
      if (TOTALS.includes(label))
        return [knownValue(label, cell.full, totalOf(label, column), derivedAt(page))]
      return [knownValue(label, cell.full, figures[label] ?? null, bases[label] ?? null)]
    }),
  )
}
