import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import { isAddedId } from '@/lib/import/added-key'
import type { ComparedUniversity } from '@/lib/universities/compared'

/** A loaded column, `null` if no source knows the id, or `'failed'` if it could not be loaded this time. */
export type Column = ComparedUniversity | null | 'failed'

type Resolve = (id: string, version: string) => Promise<ComparedUniversity | null>

/** Universities that the visitor added. They stay on the device, so no server is asked about them. */
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

/** The sources of columns. They are asked in this order until one knows the id. */
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

/** Loads columns that are not loaded yet, and retries those that failed. All of them appear at the same time. */
export async function loadColumns(version: string, ids: readonly string[]): Promise<void> {
  const found = await Promise.all(
    ids.map(async (id): Promise<[string, Column]> => [id, await resolve(id, version)]),
  )
  columns = new Map([...columns, ...found])
  for (const listener of listeners) listener()
}
