import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import { isAddedId } from '@/lib/import/added-key'
import type { ComparedUniversity } from '@/lib/universities/compared'

/** A column that is here, one that no source knows (null), or one that could not be had this time. */
export type Column = ComparedUniversity | null | 'failed'

type Resolve = (id: string, version: string) => Promise<ComparedUniversity | null>

/** The visitor's own, which no server may be asked about. */
const fromAdded: Resolve = async (id, version) => {
  if (!isAddedId(id)) return null
  const { findAddedColumn } = await import('./added-column')
  return findAddedColumn(id, version)
}

const catalogueColumns = createResource<ComparedUniversity | null>(async (address) => {
  const response = await fetchFile(address)
  return response.json() as Promise<ComparedUniversity | null>
})

const fromCatalogue: Resolve = async (id, version) =>
  isAddedId(id) ? null : catalogueColumns.load(`/catalogue/${version}/compared/${id}`)

/** Where columns come from, asked in this order until one knows the id. */
const SOURCES: readonly Resolve[] = [fromAdded, fromCatalogue]

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
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, Column]> => [id, await resolve(id, version)]),
  )
  columns = new Map([...columns, ...found])
  for (const listener of listeners) listener()
}
