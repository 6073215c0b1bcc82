import * as z from 'zod/mini'
import { LEVELS } from '../facts/vocabulary'
import { removeHidden } from '../text/hidden-letters'
import '../text/zod-without-compiler'
import { keyOf } from './key'
import { DOCUMENT_STATES, EMPTY_PLAN, type Plan, type PlanItem } from './plan'

/** The version of a plan in storage, in links and in files. It grows when an older reader would lose something. */
export const PLAN_VERSION = 1

/** More than anybody keeps, and little enough to stay quick: a link can say anything. */
const MOST_OF_EACH = 500

const LONGEST_NAME = 300
/** Of a plan's own name. */
export const LONGEST_TITLE = 60
const LONGEST_NOTE = 4000

/** A plan may come from somebody else: no text of it has letters that nobody sees or that turn those after them. */
const text = (longest: number) => z.string().check(z.overwrite(removeHidden), z.maxLength(longest))
const name = text(LONGEST_NAME).check(z.regex(/\S/))
const note = z._default(text(LONGEST_NOTE), '')
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,140}$/))
const ownId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const isoDay = z.iso.date()
const maybeDay = z._default(z.nullable(isoDay), null)
const valuesOf = <Value extends string>(table: readonly { value: Value }[]) =>
  z.enum(table.map(({ value }) => value) as [Value, ...Value[]])

const placeParts = {
  name,
  university: name,
  universityId: slug,
  countryCode: z.string().check(z.regex(/^[a-z]{2}$/)),
  level: z._default(z.nullable(valuesOf(LEVELS)), null),
  awards: z._default(z.array(slug).check(z.maxLength(50)), []),
  note,
  added: isoDay,
}

const ItemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('university'), id: slug, ...placeParts }),
  z.object({
    kind: z.literal('programme'),
    id: z.string().check(z.regex(/^[a-z0-9-]{1,140}\/(?:[a-z0-9-]{1,140}|~[a-z-]{1,60}\.[a-z]{1,12})$/)),
    ...placeParts,
  }),
  z.object({ kind: z.literal('award'), id: slug, name, note, added: isoDay }),
])

/** The id of a task that was worked out, such as `decision:university:eth-zurich`. */
const TaskIdSchema = z.string().check(z.regex(/^[a-z0-9:._~/-]{1,240}$/))
const MarkSchema = z.object({ done: maybeDay, day: maybeDay })

const OwnTaskSchema = z.object({
  id: ownId,
  text: name,
  day: maybeDay,
  done: maybeDay,
  choice: z._default(z.nullable(z.string().check(z.maxLength(320))), null),
})

const DocumentSchema = z.object({
  id: ownId,
  name: z._default(text(LONGEST_NAME), ''),
  state: valuesOf(DOCUMENT_STATES),
  day: maybeDay,
  note,
})

const NoteSchema = z.object({ id: ownId, text: text(LONGEST_NOTE) })

/** The readable part of a plan, and the number of parts that could not be read. */
type ReadPlan = { plan: Plan; unread: number }

/** The good ones of a list, the first of each key, and the number of the others. */
function readList<Value>(
  given: unknown,
  schema: z.ZodMiniType<Value>,
  nameOf: (value: Value) => string,
): { read: Value[]; unread: number } {
  if (given === undefined) return { read: [], unread: 0 }
  if (!Array.isArray(given)) return { read: [], unread: 1 }
  const byKey = new Map<string, Value>()
  for (const each of given.slice(0, MOST_OF_EACH)) {
    const { data } = schema.safeParse(each)
    if (data !== undefined && !byKey.has(nameOf(data))) byKey.set(nameOf(data), data)
  }
  return { read: [...byKey.values()], unread: given.length - byKey.size }
}

const idOf = ({ id }: { id: string }) => id

/** A programme belongs to the university that its id names, and a university to itself. */
function isSound(item: PlanItem): boolean {
  if (item.kind === 'award') return true
  const ownName = item.kind === 'university' ? item.name : item.university
  return item.id.split('/')[0] === item.universityId && item.university === ownName
}

/** A plan's own name; none where it is not one. */
const TitleSchema = z.catch(text(LONGEST_TITLE), '')

const MarkOfTaskSchema = z.object({ id: TaskIdSchema, mark: MarkSchema })

/** Reads a plan part by part: what is damaged or of a later version is left out and counted, the rest is kept. */
export function readPlan(given: unknown): ReadPlan {
  if (typeof given !== 'object' || given === null) return { plan: EMPTY_PLAN, unread: 1 }
  const parts = given as Partial<Record<keyof Plan, unknown>>
  const items = readList<PlanItem>(parts.items, ItemSchema, keyOf)
  const sound = items.read.filter(isSound)
  const marks =
    typeof parts.tasks === 'object' && parts.tasks !== null
      ? Object.entries(parts.tasks).map(([id, mark]) => ({ id, mark }) as unknown)
      : parts.tasks
  const tasks = readList(marks, MarkOfTaskSchema, idOf)
  const ownTasks = readList(parts.ownTasks, OwnTaskSchema, idOf)
  const documents = readList(parts.documents, DocumentSchema, idOf)
  const notes = readList(parts.notes, NoteSchema, idOf)
  return {
    plan: {
      name: z.parse(TitleSchema, parts.name ?? '').trim(),
      items: sound,
      tasks: Object.fromEntries(tasks.read.map(({ id, mark }) => [id, mark])),
      ownTasks: ownTasks.read,
      documents: documents.read,
      notes: notes.read,
    },
    unread:
      [items, tasks, ownTasks, documents, notes].reduce((sum, { unread }) => sum + unread, 0) +
      items.read.length -
      sound.length,
  }
}
