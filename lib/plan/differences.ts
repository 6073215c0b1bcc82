import { keyOf, type OwnTask, type Plan, type PlanDocument, type PlanItem, type TaskMark } from './plan'
import { isSamePart, partsOf } from './parts'

/** The differences of an item of another plan from the visitor's own of the same key. */
export type Change = { own: PlanItem; theirs: PlanItem; what: readonly ('note' | 'level' | 'awards')[] }

export type Differences = {
  /** In the other plan only. */
  added: readonly PlanItem[]
  /** In the visitor's own plan only. */
  missing: readonly PlanItem[]
  changed: readonly Change[]
  /** The number of equal items in both. */
  same: number
  /** The number of tasks, documents and free notes of the other plan that the own plan lacks or has in another form. */
  others: number
}

const sameAwards = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id) => b.includes(id))

function changesOf(own: PlanItem, theirs: PlanItem): Change['what'] {
  const isNote = own.note !== theirs.note && ('note' as const)
  if (own.kind === 'award' || theirs.kind === 'award') return isNote ? [isNote] : []
  return [
    isNote,
    own.level !== theirs.level && ('level' as const),
    !sameAwards(own.awards, theirs.awards) && ('awards' as const),
  ].filter((what) => what !== false)
}

/** The differences of another plan from the visitor's own. The day on which something was saved is no difference. */
export function comparePlans(own: Plan, theirs: Plan): Differences {
  const mine = new Map(own.items.map((item) => [keyOf(item), item]))
  const shared = theirs.items.flatMap((item) => {
    const ours = mine.get(keyOf(item))
    return ours ? [{ own: ours, theirs: item, what: changesOf(ours, item) }] : []
  })
  const keys = new Set(theirs.items.map(keyOf))
  const ownParts = partsOf(own)
  const others = [...partsOf({ ...theirs, name: own.name, items: [] })]
  return {
    added: theirs.items.filter((item) => !mine.has(keyOf(item))),
    missing: own.items.filter((item) => !keys.has(keyOf(item))),
    changed: shared.filter(({ what }) => what.length > 0),
    same: shared.filter(({ what }) => what.length === 0).length,
    others: others.filter(([key, part]) => !isSamePart(ownParts.get(key), part)).length,
  }
}

export const isDifferent = ({ added, missing, changed, others }: Differences) =>
  added.length + missing.length + changed.length + others > 0

/** Both notes, one below the other; one alone where it has the other in it. */
function joinNotes(own: string, theirs: string): string {
  if (own.includes(theirs)) return own
  return theirs.includes(own) ? theirs : `${own}\n${theirs}`
}

function mergeItems(own: PlanItem, theirs: PlanItem): PlanItem {
  const note = joinNotes(own.note, theirs.note)
  if (own.kind === 'award' || theirs.kind === 'award') return { ...own, note }
  return {
    ...own,
    note,
    level: own.level ?? theirs.level,
    awards: [...new Set([...own.awards, ...theirs.awards])],
  }
}

const mergeMarks = (own: TaskMark, theirs: TaskMark): TaskMark => ({
  done: own.done ?? theirs.done,
  day: own.day ?? theirs.day,
})

const mergeTasks = (own: OwnTask, theirs: OwnTask): OwnTask => ({ ...own, ...mergeMarks(own, theirs) })

const mergeDocuments = (own: PlanDocument, theirs: PlanDocument): PlanDocument => ({
  ...own,
  day: own.day ?? theirs.day,
  note: joinNotes(own.note, theirs.note),
})

/** The own list with the further entries of another list. */
function mergeLists<Value>(
  own: readonly Value[],
  theirs: readonly Value[],
  keyOf: (value: Value) => string,
  merge: (own: Value, theirs: Value) => Value,
): Value[] {
  const others = new Map(theirs.map((value) => [keyOf(value), value]))
  const keys = new Set(own.map(keyOf))
  return [
    ...own.map((value) => {
      const other = others.get(keyOf(value))
      return other ? merge(value, other) : value
    }),
    ...theirs.filter((value) => !keys.has(keyOf(value))),
  ]
}

/**
 * The own plan with everything that another plan has beyond it. Nothing of the own plan is lost: where both have a
 * value, the own value stays, and different notes are joined, one below the other.
 */
export function mergePlans(own: Plan, theirs: Plan): Plan {
  const idOf = ({ id }: { id: string }) => id
  const marks = mergeLists<readonly [string, TaskMark]>(
    Object.entries(own.tasks),
    Object.entries(theirs.tasks),
    ([id]) => id,
    ([id, mark], [, other]) => [id, mergeMarks(mark, other)],
  )
  return {
    name: own.name || theirs.name,
    items: mergeLists(own.items, theirs.items, keyOf, mergeItems),
    tasks: Object.fromEntries(marks),
    ownTasks: mergeLists(own.ownTasks, theirs.ownTasks, idOf, mergeTasks),
    documents: mergeLists(own.documents, theirs.documents, idOf, mergeDocuments),
    notes: mergeLists(own.notes, theirs.notes, idOf, (note, { text }) => ({
      ...note,
      text: joinNotes(note.text, text),
    })),
  }
}
