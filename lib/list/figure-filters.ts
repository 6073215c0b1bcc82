import { formatDecimal } from '../text/format'
import type { FilterEntry } from './filters'
import type { SearchValues } from './filter'
import { numberOf, oneChip, toFilter, within, type NamedFilter } from './filter-parts'
import type { Bounds } from '../money/number-bounds'
import { parseAsBounded } from './search-params'

/** The kinds of filters that compare a figure of a row. `filtersOf` hands them out beside the others. */
export function figureFiltersOf<Row>() {
  return {
    /** A figure between two bounds, in the address as `<key>Min` and `<key>Max`. */
    range:
      (
        entry: NamedFilter &
          Bounds & {
            /** The unit beside the name of the group. */
            unit: string
            /** The beginning of its chip, where that is not `label`. */
            short?: string
            /** A bound in words. */
            words: (bound: string) => string
            /** The figure may depend on another choice of the search. */
            read: (row: Row, search: SearchValues) => number | null
            /** What is known of a figure that is not known as a whole. */
            atLeast?: (row: Row, search: SearchValues) => number | null
          },
      ): FilterEntry<Row, number | null, 'range'> =>
      (key) => {
        const { min, max, step, unit, words, read, atLeast, short = entry.label } = entry
        const [from, to] = [`${key}Min`, `${key}Max`]
        const bounds = { min, max, step }
        const say = (bound: number) => words(formatDecimal(bound))
        const label = (low: number | null, high: number | null) => {
          if (low === null) return high === null ? null : `${short}: up to ${say(high)}`
          return high === null ? `${short}: from ${say(low)}` : `${short}: ${say(low)}–${say(high)}`
        }
        return toFilter<Row>(key, entry, {
          control: { kind: 'range', unit, bounds },
          parsers: { [from]: parseAsBounded(bounds), [to]: parseAsBounded(bounds) },
          normalise: (search) => {
            const [low, high] = [numberOf(search, from), numberOf(search, to)]
            const isTurned = low !== null && high !== null && low > high
            return isTurned ? { ...search, [from]: high, [to]: low } : search
          },
          test: (search) => within(search, numberOf(search, from), numberOf(search, to), read, atLeast),
          facet: (search) => ({
            key,
            combine: 'exchange',
            chosen: [],
            valuesOf: (row) => (read(row, search) === null ? null : []),
          }),
          chips: (search) =>
            oneChip(key, label(numberOf(search, from), numberOf(search, to)), { [from]: null, [to]: null }),
        })
      },
  }
}
