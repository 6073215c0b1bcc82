import { z } from 'zod'
import type { KeptReading } from '../device/kept-entry'
import { removeHidden } from '../text/hidden-letters'
import '../text/zod-without-compiler'
import { AddedEntrySchema, type AddedEntry } from './schema'

const VERSION = 1

/** The value without nulls, empty lists and empty groups, which the schema adds again by default. */
export function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => compact(item))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]): [string, unknown] => [name, compact(inner)])
    .filter(([name, inner]) => {
      if (inner === null) return false
      // An empty list of required tests says that none is required, so it stays.
      if (Array.isArray(inner)) return inner.length > 0 || name === 'requiredTests'
      return typeof inner !== 'object' || Object.keys(inner).length > 0
    })
  return Object.fromEntries(entries)
}

const Stored = z.object({ version: z.literal(VERSION), entries: z.array(z.unknown()) })

export function writeStored(entries: readonly AddedEntry[]): string {
  return JSON.stringify({ version: VERSION, entries: entries.map((entry) => compact(entry)) })
}

/** The valid entries of a stored text. It is not whole when it has anything else in it. */
export function readStored(raw: string | null): KeptReading<AddedEntry[]> {
  if (raw === null) return { state: [], isWhole: true }
  let json: unknown
  try {
    json = JSON.parse(raw, (_key, value: unknown) =>
      typeof value === 'string' ? removeHidden(value) : value,
    )
  } catch {
    return { state: [], isWhole: false }
  }
  const stored = Stored.safeParse(json)
  if (!stored.success) return { state: [], isWhole: false }
  const read = stored.data.entries.map((entry) => AddedEntrySchema.safeParse(entry))
  const byId = new Map(read.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))
  return { state: [...byId.values()], isWhole: byId.size === read.length }
}
