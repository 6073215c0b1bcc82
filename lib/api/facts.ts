import { totalsOf } from '../compare/comparison-csv'
import type { compareRows } from '../compare/rows'
import type { Figures } from '../compare/figures'
import { NOT_REPORTED } from '../text/not-reported'
import type { ComparedCost } from '../universities/compared-university'
import type { Bases } from './bases'
import { knownValue, missingValue, type Value } from './value'

/** The middle of what a year and the whole degree cost, with living. */
export function totalFigures(cost: ComparedCost | null): Figures {
  const { aYear, whole } = totalsOf(cost)
  const figure = (value: number | null, unit: string) =>
    value === null || !cost
      ? null
      : { value, to: null, unit, currency: cost.unit, year: null, kind: null, source: null }
  const [ofYear, ofDegree] = [figure(aYear, 'year'), figure(whole, `${cost?.years} years`)]
  return {
    ...(ofYear && { 'Total a Year': ofYear }),
    ...(ofDegree && { 'Whole Degree with Living': ofDegree }),
  }
}

/** The rows of a comparison of one university as values. */
export function factsOfRows(groups: ReturnType<typeof compareRows>, figures: Figures, bases: Bases): Value[] {
  return groups.flatMap(({ rows }) =>
    rows.flatMap(({ label, cells: [cell] }) => {
      if (!cell) return []
      if (!cell.isKnown) return [missingValue(label, cell.note ? `${cell.text}. ${cell.note}` : NOT_REPORTED)]
      return [knownValue(label, cell.full, figures[label] ?? null, bases[label] ?? null)]
    }),
  )
}
