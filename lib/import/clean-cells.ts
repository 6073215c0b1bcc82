import { removeHidden } from '../text/hidden-letters'
import type { Cells } from './fields'

/** The cells of a row without what nobody sees. */
export function cleanCells(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([key, text]) => [key, removeHidden(text).trim()]))
}
