import { monthName } from '../../text/format'
import { isObject } from '../../text/is-object'

/** One fact of a record before and after; null where there was, or is, none. */
type RecordChange = { id: string; name: string; what: string; from: string | null; to: string | null }

/** All that one change of the files did. `why`: its title, as its author wrote it. `hasPage`: the record is there today. */
export type ChangeSet = {
  day: string
  why: string
  key: string
  changes: (RecordChange & { hasPage: boolean })[]
}

type Row = Record<string, unknown>

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null
const month = (value: unknown) => (typeof value === 'number' ? monthName(value) : null)

function days(value: unknown): string | null {
  const rows = Array.isArray(value) ? value.filter(isObject) : []
  const words = rows.map(({ day, month: at, year, note }) =>
    [plain(day), month(at), plain(year), typeof note === 'string' && `(${note})`].filter(Boolean).join(' '),
  )
  return words.length > 0 ? words.join('; ') : null
}

/** The facts that a reader acts on, each in words. */
const FACTS: readonly (readonly [string, string, (value: unknown) => string | null])[] = [
  ['name', 'Name', plain],
  ['value', 'What it pays', plain],
  ['deadlines', 'Last day to apply', days],
  ['opensMonth', 'Opens', month],
  ['link', 'The provider’s page', plain],
  ['status', 'State', plain],
]

function byId(file: unknown): Map<string, Row> {
  const rows = Array.isArray(file) ? file.filter(isObject) : []
  return new Map(rows.flatMap((row) => (typeof row.id === 'string' ? [[row.id, row] as const] : [])))
}

/** What differs between two editions of a file of awards. The order of records and keys, and the form of the file, say nothing. */
export function changesBetween(before: unknown, after: unknown): RecordChange[] {
  const [old, now] = [byId(before), byId(after)]
  const nameOf = (id: string) => plain((now.get(id) ?? old.get(id))?.name) ?? id
  const added = [...now.keys()].filter((id) => !old.has(id))
  const removed = [...old.keys()].filter((id) => !now.has(id))
  const changed = [...now].flatMap(([id, row]) => {
    const was = old.get(id)
    if (!was) return []
    return FACTS.flatMap(([key, what, read]) => {
      const [from, to] = [read(was[key]), read(row[key])]
      return from === to ? [] : [{ id, name: nameOf(id), what, from, to }]
    })
  })
  return [
    ...added.map((id) => ({ id, name: nameOf(id), what: 'Added', from: null, to: null })),
    ...removed.map((id) => ({ id, name: nameOf(id), what: 'Taken out', from: null, to: null })),
    ...changed,
  ]
}
