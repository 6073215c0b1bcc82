import type { z } from 'zod'
import { lineOf, type Reject, type Table } from '../dataset'

export type Row = Table['rows'][number]
export type Read<Value> = { rows: Value[]; rejects: Reject[] }

type HowToRead<Schema extends z.ZodType> = {
  schema: Schema
  /** Names the row in the list of rejects. */
  idOf: (row: Row) => string
  toValue: (row: Row, rows: readonly Row[]) => unknown
}

/** The rows that the schema takes, and each of the others with the reason. */
export function readRows<Schema extends z.ZodType>(
  rows: readonly Row[],
  { schema, idOf, toValue }: HowToRead<Schema>,
): Read<z.infer<Schema>> {
  const read: Read<z.infer<Schema>> = { rows: [], rejects: [] }
  const seen = new Set<string>()
  rows.forEach((row, at) => {
    const id = idOf(row)
    const parsed = schema.safeParse(toValue(row, rows))
    const reason = seen.has(id) ? 'stands twice' : parsed.success ? null : reasonOf(parsed.error)
    if (reason !== null) read.rejects.push({ row: lineOf(at), id, reason })
    else if (parsed.success) read.rows.push(parsed.data)
    seen.add(id)
  })
  return read
}

function reasonOf({ issues: [issue] }: z.ZodError): string {
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'not valid'
}
