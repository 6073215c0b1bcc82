import { formatDecimal } from '../text/format'
import { readTypedNumber } from './typed-number'

/** The lowest and the highest number of a field, and the steps between them: tenths or whole numbers. */
export type Bounds = { min: number; max: number; step: number }

/**
 * What an entry of a field counts as. With a `problem` it counts as none, and stays in the field with these words beside it.
 * A `note` says how it was read.
 */
export type NumberEntry<Value> = { value: Value; problem?: string; note?: string }

/** A number on the steps of a field. */
export const onStep = (number: number, { step }: Bounds): number =>
  Number((Math.round(number / step) * step).toFixed(1))

/** "Write a number from 0 to 4." */
export const describeBounds = ({ min, max }: Bounds): string =>
  `Write a number from ${formatDecimal(min)} to ${formatDecimal(max)}.`

/** A number as typed, on the steps of the field, null for an empty field. It is refused outside of the bounds. */
export function readNumberEntry(typed: string, bounds: Bounds, units = ''): NumberEntry<number | null> {
  if (typed.trim() === '') return { value: null }
  const read = readTypedNumber(typed, bounds.step >= 1)
  const isPlain =
    read !== null && read.of === null && (read.unit === '' || units.split(' ').includes(read.unit))
  const isWithin = isPlain && read.value >= bounds.min && read.value <= bounds.max
  return isWithin ? { value: onStep(read.value, bounds) } : { value: null, problem: describeBounds(bounds) }
}
