import { useSyncExternalStore } from 'react'
import type { ComparedUniversity } from '@/lib/universities/compared'
import { isAddedId } from '@/lib/import/added-key'
import { getColumns, subscribeToColumns, type Column } from './column-store'

/** The server's answer for the comparison in the address. */
export type ServedComparison = {
  ids: readonly string[]
  /** The columns of the ids that the catalogue knows. */
  columns: readonly ComparedUniversity[]
  version: string
}

/** The columns of a comparison: those the server sent and those fetched since. */
export function useColumns(ids: readonly string[], served: ServedComparison) {
  const fetched = useSyncExternalStore(subscribeToColumns, getColumns, getColumns)
  const columnOf = (id: string): Column | undefined =>
    served.columns.find((column) => column.id === id) ??
    // An id that the server did not know counts as gone until it is asked for again. Ids of added universities stay
    // on the device, so the server cannot know them.
    (fetched.has(id) ? fetched.get(id) : served.ids.includes(id) && !isAddedId(id) ? null : undefined)
  const found = ids.map(columnOf)

  return {
    columns: found.flatMap((column) => (column && column !== 'failed' ? [column] : [])),
    /** The ids whose columns have to be loaded. */
    needed: ids.filter((id) => !served.columns.some((column) => column.id === id)),
    gone: found.filter((column) => column === null).length,
    isLoading: found.includes(undefined),
    hasFailed: found.includes('failed'),
  }
}
