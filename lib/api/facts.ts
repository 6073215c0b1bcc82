import type { compareRows } from '../compare/rows'
import type { Figures } from '../compare/figures'
import { NOT_REPORTED } from '../text/not-reported'
import { knownValue, missingValue, type Value } from './value'

/**
 * The rows of a comparison of one university as values.
 * @param publisherOf the publisher of a source's address; null where none is known
 */
export function factsOfRows(
  groups: ReturnType<typeof compareRows>,
  figures: Figures,
  publisherOf: (address: string) => string | null,
): Value[] {
  return groups.flatMap(({ rows }) =>
    rows.flatMap(({ label, cells: [cell] }) => {
      if (!cell) return []
      if (!cell.isKnown) return [missingValue(label, cell.note ? `${cell.text}. ${cell.note}` : NOT_REPORTED)]
      const figure = figures[label] ?? null
      const source = figure?.source ? publisherOf(figure.source) : null
      return [knownValue(label, cell.full, figure, source)]
    }),
  )
}
