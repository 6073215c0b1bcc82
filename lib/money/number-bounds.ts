import { formatDecimal } from '../text/format'

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

/** A number that was read for a field, on its steps. It is refused outside of the bounds, and so is null. */
export const boundedEntry = (number: number | null, bounds: Bounds): NumberEntry<number | null> =>
  number !== null && number >= bounds.min && number <= bounds.max
    ? { value: onStep(number, bounds) }
    : { value: null, problem: describeBounds(bounds) }
