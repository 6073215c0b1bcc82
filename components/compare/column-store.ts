import { create } from 'zustand'
import { COMPARED } from '@/lib/compare/files'
import type { ServedSubject } from '@/lib/compare/subject-row'
import type { Level } from '@/lib/facts/vocabulary'
import { isAddedId } from '@/lib/universities/added-id'
import type { LeveledColumn } from '@/lib/universities/compared-university'
import { MAX_COMPARED } from '@/lib/universities/max-compared'

/** A loaded column, `null` if no source knows the id, or `'failed'` if it could not be loaded this time. */
type Column = LeveledColumn | null | 'failed'

/** The server's answer for the comparison in the address. */
export type ServedComparison = {
  ids: readonly string[]
  /** The columns of the ids that the catalogue knows. */
  columns: readonly LeveledColumn[]
  /** The level in the address. */
  level: Level
  /** The facts about the subject in the address; null where the address names none. */
  subject: ServedSubject | null
  /** ISO day of the answer. */
  today: string
  /** The address of the site, for paper. */
  site: string
}

const isKnown = (column: Column | undefined): column is LeveledColumn =>
  typeof column === 'object' && column !== null

async function loadColumn(id: string): Promise<Column> {
  try {
    if (!isAddedId(id)) return await COMPARED(id).load()
    // Universities that the visitor added stay on the device, so no server is asked about them.
    const { findAddedColumn } = await import('./added-column')
    return await findAddedColumn(id)
  } catch {
    return 'failed'
  }
}

const useColumnStore = create<{ loaded: ReadonlyMap<string, Column> }>(() => ({ loaded: new Map() }))

/** Loads columns that are not loaded yet, and retries those that failed. All of them appear at the same time. */
export async function loadColumns(ids: readonly string[]): Promise<void> {
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, Column]> => [id, await loadColumn(id)]),
  )
  // An old id gets the column of the university's present one, under which it is looked up next.
  const current = found.flatMap(([, column]): [string, Column][] =>
    isKnown(column) ? [[column.id, column]] : [],
  )
  useColumnStore.setState(({ loaded }) => ({ loaded: new Map([...loaded, ...found, ...current]) }))
}

/** The state of a column. `undefined`: it has to be loaded. */
function columnOf(id: string, served: ServedComparison, loaded: ReadonlyMap<string, Column>) {
  const sent = served.columns.find((column) => column.id === id)
  if (sent || loaded.has(id)) return sent ?? loaded.get(id)
  // The server knows every id but those of universities that the visitor added: they stay on the device.
  return served.ids.includes(id) && !isAddedId(id) ? null : undefined
}

/**
 * The columns of a comparison: those the server sent and those fetched since. The first four that exist have a place,
 * under their present ids; a column that is still loading, or failed to load, has one too.
 */
export function useColumns(ids: readonly string[], served: ServedComparison) {
  const loaded = useColumnStore((columns) => columns.loaded)
  const existing = ids
    .map((id) => ({ id, column: columnOf(id, served, loaded) }))
    .filter(({ column }) => column !== null)
    .map(({ id, column }) => ({ id: isKnown(column) ? column.id : id, column }))
    .filter(({ id }, at, all) => all.findIndex((other) => other.id === id) === at)
  const missing = ids.filter((id) => columnOf(id, served, loaded) === null)
  const placed = existing.slice(0, MAX_COMPARED)

  return {
    placed: placed.map(({ id }) => id),
    columns: placed.flatMap(({ column }) => (isKnown(column) ? [column] : [])),
    /** The ids that only the browser can find, or that the server was not asked about. */
    needed: ids.filter((id) => columnOf(id, served, new Map()) === undefined),
    gone: missing.filter((id) => !isAddedId(id)).length,
    /** Universities that a visitor added, and that are not in this browser. */
    foreign: missing.filter(isAddedId).length,
    surplus: existing.length - placed.length,
    isLoading: placed.some(({ column }) => column === undefined),
    hasFailed: placed.some(({ column }) => column === 'failed'),
  }
}
