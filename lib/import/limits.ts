import { formatCount, formatTenths } from '../text/format'

export const MAX_BYTES = 5 * 1024 * 1024
export const MAX_ROWS = 2000
const MAX_COLUMNS = 500

/** The reason why an input of this size is refused before it is read; null when it may be read. */
export function tooLarge(bytes: number): string | null {
  if (bytes <= MAX_BYTES) return null
  const size = formatTenths(bytes / 1024 / 1024)
  return `This is ${size} MB; at most 5 MB can be read at once. Split it into smaller files.`
}

export const TOO_MANY_ROWS =
  'There are more than 2,000 rows; at most 2,000 can be added at once. Split the file into smaller ones.'

/** The reason why a heading of so many columns is refused; null when it may be read. */
export function tooManyColumns(columns: number): string | null {
  if (columns <= MAX_COLUMNS) return null
  return `The first row has ${formatCount(columns)} columns; at most ${formatCount(MAX_COLUMNS)} can be read.`
}
