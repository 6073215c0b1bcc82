import {
  keyOf,
  type OwnTask,
  type Plan,
  type PlanDocument,
  type PlanItem,
  type PlanNote,
  type TaskMark,
} from './plan'

type PartValue = PlanItem | TaskMark | OwnTask | PlanDocument | PlanNote

/** A plan as single parts by key, so that two plans can be compared and merged part by part. */
export type PlanParts = ReadonlyMap<string, PartValue>

const NAME = 'name:'
const KINDS = { tasks: 'task:', ownTasks: 'own:', documents: 'document:', notes: 'note:' } as const

export function partsOf({ name, items, tasks, ownTasks, documents, notes }: Plan): PlanParts {
  return new Map<string, PartValue>([
    ...(name ? [[NAME, { id: '', text: name }] as const] : []),
    ...items.map((item) => [keyOf(item), item] as const),
    ...Object.entries(tasks).map(([id, mark]) => [KINDS.tasks + id, mark] as const),
    ...ownTasks.map((task) => [KINDS.ownTasks + task.id, task] as const),
    ...documents.map((document) => [KINDS.documents + document.id, document] as const),
    ...notes.map((note) => [KINDS.notes + note.id, note] as const),
  ])
}

/** The plan of parts, each kind in the order in which its parts come. */
export function planOf(parts: Iterable<readonly [string, PartValue]>): Plan {
  const all = [...parts]
  /** The kind of a part follows from its key. */
  const of = <Value extends PartValue>(prefix: string) =>
    all.flatMap(([key, part]) => (key.startsWith(prefix) ? [part as Value] : []))
  const marks = all.filter(([key]) => key.startsWith(KINDS.tasks))
  return {
    name: of<PlanNote>(NAME)[0]?.text ?? '',
    items: all.flatMap(([, part]) => ('kind' in part ? [part] : [])),
    tasks: Object.fromEntries(marks.map(([key, mark]) => [key.slice(KINDS.tasks.length), mark as TaskMark])),
    ownTasks: of<OwnTask>(KINDS.ownTasks),
    documents: of<PlanDocument>(KINDS.documents),
    notes: of<PlanNote>(KINDS.notes),
  }
}

export const isSamePart = (a: PartValue | undefined, b: PartValue | undefined) =>
  a === b || textOf(a) === textOf(b)

/** A text that is equal for equal parts, in whatever order their fields stand. */
export function textOf(part: PartValue | undefined): string {
  return part === undefined ? '' : JSON.stringify(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function isSamePlan(a: Plan, b: Plan): boolean {
  const parts = partsOf(a)
  const others = partsOf(b)
  return parts.size === others.size && [...parts].every(([key, part]) => isSamePart(part, others.get(key)))
}
