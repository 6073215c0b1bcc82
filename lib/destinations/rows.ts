/** A line of the table of destinations. */
export type DestinationRow = {
  code: string
  name: string
  universities: number
  scholarships: number
  /** The median of what is reported, in whole US dollars a year; null when no university reports a fee. */
  tuition: number | null
  /** How many universities `tuition` is the median of. */
  reporting: number
  languages: string
}

export type Direction = 'ascending' | 'descending'

/** The columns, each with the order that its button asks for first. */
export const COLUMNS = [
  { key: 'name', label: 'Destination', first: 'ascending' },
  { key: 'universities', label: 'Universities', first: 'descending' },
  { key: 'scholarships', label: 'Scholarships', first: 'descending' },
  { key: 'tuition', label: 'Tuition', first: 'ascending' },
  { key: 'languages', label: 'Languages', first: 'ascending' },
] as const satisfies readonly { key: keyof DestinationRow; label: string; first: Direction }[]

export type ColumnKey = (typeof COLUMNS)[number]['key']
export type DestinationSort = { key: ColumnKey; direction: Direction }

/** The order of the table as it is sent. */
export const DEFAULT_SORT: DestinationSort = { key: 'universities', direction: 'descending' }

/** What a column's button leads to: its own first order, or the other one when it has that already. */
export function nextSort(sort: DestinationSort, key: ColumnKey): DestinationSort {
  const first = COLUMNS.find((column) => column.key === key)?.first ?? 'ascending'
  if (sort.key !== key || sort.direction !== first) return { key, direction: first }
  return { key, direction: first === 'ascending' ? 'descending' : 'ascending' }
}

const compareNames = (a: DestinationRow, b: DestinationRow) => a.name.localeCompare(b.name, 'en')

/** A sorted copy; what is unknown comes last either way, and equal lines stand by name. */
export function sortDestinations(
  rows: readonly DestinationRow[],
  { key, direction }: DestinationSort,
): DestinationRow[] {
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [left, right] = [a[key], b[key]]
    if (left === right) return compareNames(a, b)
    if (left === null) return 1
    if (right === null) return -1
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : String(left).localeCompare(String(right), 'en')
    return order * sign
  })
}
