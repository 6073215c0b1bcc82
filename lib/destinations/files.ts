import { defineFile } from '../device/catalogue-file'
import type { Level } from '../facts/vocabulary'
import type { FeeDot } from './fee-plot'

/** The universities of the plot of fees of a country at a level, the lowest fee first. Hundreds of names are too much for its page. */
export const FEE_DOTS = (country: string, level: Level) =>
  defineFile<readonly FeeDot[]>(`fee-dots/${country}/${level}`)
