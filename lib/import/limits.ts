import { formatCount, formatTenths } from '../text/format'

const MAX_MEGABYTES = 25
/** A longer file is checked and reviewed in parts of so many rows. */
export const PART_ROWS = 2000
const MAX_COLUMNS = 500

/** The reason why an input of this size is refused before it is read; null when it may be read. */
export function tooLarge(bytes: number): string | null {
  const megabytes = bytes / 1024 / 1024
  if (megabytes <= MAX_MEGABYTES) return null
  return `This is ${formatTenths(megabytes)} MB; at most ${MAX_MEGABYTES} MB can be read at once. Split it into smaller files.`
}

/** The reason why a heading of so many columns is refused; null when it may be read. */
export function tooManyColumns(columns: number): string | null {
  if (columns <= MAX_COLUMNS) return null
  return `The first row has ${formatCount(columns)} columns; at most ${formatCount(MAX_COLUMNS)} can be read.`
}
