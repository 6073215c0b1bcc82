import { cellOf, lineOf, type Reject, type StatementDraft, type Table } from './dataset'

type Row = Table['rows'][number]
type Subject = NonNullable<StatementDraft['subjects']>[number]

/** The joined rows of each university of the catalogue, in the order of the table. Other rows are rejected. */
export function itemsById<Item>(
  table: Table,
  ids: ReadonlySet<string>,
  rejects: Reject[],
  itemsOf: (row: Row, reject: (reason: string) => void) => readonly Item[],
): Map<string, Item[]> {
  const byId = new Map<string, Item[]>()
  table.rows.forEach((row, index) => {
    const id = cellOf(row, 'id')
    const reject = (reason: string) => void rejects.push({ row: lineOf(index), id, reason })
    if (!ids.has(id)) return reject('the catalogue has no such university')
    const items = itemsOf(row, reject)
    if (items.length > 0) byId.set(id, [...(byId.get(id) ?? []), ...items])
  })
  return byId
}

/** A statement for each university from what its rows say. */
export function statementsFrom<Item>(
  byId: ReadonlyMap<string, readonly Item[]>,
  draft: (items: readonly Item[]) => StatementDraft,
): Record<string, StatementDraft> {
  return Object.fromEntries([...byId].map(([id, items]) => [id, draft(items)]))
}

/** Each subject of a level once, with the sum of its counts; the largest first. */
export function sumSubjects(subjects: readonly Subject[]): Subject[] {
  const byKey = new Map<string, Subject>()
  for (const each of subjects) {
    const key = `${each.level} ${each.subject}`
    byKey.set(key, { ...each, count: each.count + (byKey.get(key)?.count ?? 0) })
  }
  return [...byKey.values()].sort(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      b.count - a.count ||
      (a.subject < b.subject ? -1 : 1),
  )
}

const LEVELS: readonly Subject['level'][] = [
  'undergraduate',
  'bachelor',
  'graduate',
  'master',
  'doctorate',
  'all',
]
