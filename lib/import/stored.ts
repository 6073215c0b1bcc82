import { z } from 'zod'
import { AddedEntrySchema, type AddedEntry } from './schema'

const VERSION = 1

/** Without what the schema puts back by itself: nulls, empty lists, empty groups. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => compact(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [name, compact(inner)])
    .filter(([name, inner]) => {
      if (inner === null) return false
      // Here an empty list is knowledge: no test is asked for.
      if (Array.isArray(inner)) return inner.length > 0 || name === 'requiredTests'
      return typeof inner !== 'object' || Object.keys(inner).length > 0
    })
  return Object.fromEntries(entries)
}

const Stored = z.object({ version: z.literal(VERSION), entries: z.array(z.unknown()) })

export function writeStored(entries: readonly AddedEntry[]): string {
  return JSON.stringify({ version: VERSION, entries: entries.map((entry) => compact(entry)) })
}

/** The entries of a stored value that are whole; `isBroken` when the value holds anything else. */
export function readStored(raw: string): { entries: AddedEntry[]; isBroken: boolean } {
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return { entries: [], isBroken: true }
  }
  const stored = Stored.safeParse(json)
  if (!stored.success) return { entries: [], isBroken: true }
  const read = stored.data.entries.map((entry) => AddedEntrySchema.safeParse(entry))
  const byId = new Map(read.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
  return { entries: [...byId.values()], isBroken: byId.size < read.length }
}
