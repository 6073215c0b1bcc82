import type { ComparedUniversity } from '@/lib/universities/compared'
import { isAddedId } from '@/lib/import/added-key'

/** A column that is here, one that no source knows (null), or one that could not be had this time. */
export type Column = ComparedUniversity | null | 'failed'

type Resolve = (id: string, version: string) => Promise<ComparedUniversity | null>

/** The visitor's own, which no server may be asked about. */
const fromAdded: Resolve = async (id, version) => {
  if (!isAddedId(id)) return null
  const { findAddedColumn } = await import('./added-column')
  return findAddedColumn(id, version)
}

const fromCatalogue: Resolve = async (id, version) => {
  if (isAddedId(id)) return null
  const response = await fetch(`/catalogue/${version}/compared/${id}`)
  if (!response.ok) throw new Error(`The column of ${id} answered ${response.status}.`)
  return (await response.json()) as ComparedUniversity | null
}

/** Where columns come from, asked in this order until one knows the id. */
const SOURCES: readonly Resolve[] = [fromAdded, fromCatalogue]

const underway = new Set<string>()
const listeners = new Set<() => void>()
let columns: ReadonlyMap<string, Column> = new Map()

export function subscribeToColumns(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function getColumns(): ReadonlyMap<string, Column> {
  return columns
}

async function resolve(id: string, version: string): Promise<Column> {
  try {
    for (const source of SOURCES) {
      const column = await source(id, version)
      if (column) return column
    }
    return null
  } catch {
    return 'failed'
  }
}

/** Fetches the columns that are not here yet, and again those that failed. They appear together. */
export async function loadColumns(version: string, ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => {
    const column = columns.get(id)
    return !underway.has(id) && (column === undefined || column === 'failed')
  })
  if (missing.length === 0) return
  for (const id of missing) underway.add(id)
  const found = await Promise.all(
    missing.map(async (id): Promise<[string, Column]> => [id, await resolve(id, version)]),
  )
  for (const id of missing) underway.delete(id)
  columns = new Map([...columns, ...found])
  for (const listener of listeners) listener()
}
