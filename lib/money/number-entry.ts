import { boundedEntry, type Bounds, type NumberEntry } from './number-bounds'
import { readTypedNumber } from './typed-number'

/** A number as typed, on the steps of the field, null for an empty field. It is refused outside of the bounds. */
export function readNumberEntry(typed: string, bounds: Bounds, units = ''): NumberEntry<number | null> {
  if (typed.trim() === '') return { value: null }
  const read = readTypedNumber(typed, bounds.step >= 1)
  const isPlain =
    read !== null && read.of === null && (read.unit === '' || units.split(' ').includes(read.unit))
  return boundedEntry(isPlain ? read.value : null, bounds)
}
