import { defineFile } from '../device/catalogue-file'
import type { FeeDot } from './fee-plot'

/** The universities of the plot of fees of a country, the lowest fee first. Hundreds of names are too much for its page. */
export const FEE_DOTS = (country: string) => defineFile<readonly FeeDot[]>(`fee-dots/${country}`)
