import type { Level } from '../facts/vocabulary'

export { keyOf } from './key'

/** A place to study that the visitor saved: a programme, or a university as a whole. */
export type PlaceItem = {
  kind: 'university' | 'programme'
  /**
   * A university's id. A programme's id, `<university>/<key>`; where a source names a subject at a university and no
   * programme of it, `<university>/~<subject>.<level>`.
   */
  id: string
  universityId: string
  /** The programme's title, or the university's name: enough is kept to draw it without any file. */
  name: string
  university: string
  /** ISO 3166-1 alpha-2 in lower case */
  countryCode: string
  /** Null: the place has no level of its own, so the visitor's general level counts. */
  level: Level | null
  /** Ids of the awards with which the visitor wants to pay for it. */
  awards: readonly string[]
  note: string
  /** The visitor's day on which it was saved, as ISO. */
  added: string
}

export type AwardItem = { kind: 'award'; id: string; name: string; note: string; added: string }

export type PlanItem = PlaceItem | AwardItem

/** The visitor's changes to a task that was worked out for them. */
export type TaskMark = {
  /** The day on which it was ticked, as ISO; null while it is open. */
  done: string | null
  /** The day that the visitor set in place of ours; null where ours holds. */
  day: string | null
}

/** A task of the visitor's own. */
export type OwnTask = {
  id: string
  text: string
  day: string | null
  done: string | null
  /** `keyOf` the item that it belongs to; null for the whole plan. */
  choice: string | null
}

/** The state of a document or a test. */
export const DOCUMENT_STATES = [
  { value: 'needed', label: 'Still needed' },
  { value: 'underway', label: 'Asked for or booked' },
  { value: 'ready', label: 'Ready' },
] as const

/** The documents that most applications ask for. `dayLabel` is the meaning of the day beside it. */
export const DOCUMENTS = [
  { id: 'passport', label: 'Passport', dayLabel: 'Valid until' },
  { id: 'degree', label: 'Degree or school certificate', dayLabel: 'Expected on' },
  { id: 'transcripts', label: 'Transcripts', dayLabel: 'Expected on' },
  { id: 'translations', label: 'Certified translations', dayLabel: 'Expected on' },
  { id: 'language-test', label: 'Language test', dayLabel: 'Test day' },
  { id: 'admission-test', label: 'Admission test (SAT, GRE, GMAT)', dayLabel: 'Test day' },
  { id: 'references', label: 'Letters of reference', dayLabel: 'Promised for' },
  { id: 'statement', label: 'Statement of purpose', dayLabel: 'To finish by' },
  { id: 'cv', label: 'CV', dayLabel: 'To finish by' },
  { id: 'money', label: 'Proof of money', dayLabel: 'In the account since' },
] as const

export type PlanDocument = {
  /** One of `DOCUMENTS`, or of the visitor's own. */
  id: string
  /** The visitor's own name for it; empty for those of `DOCUMENTS`. */
  name: string
  state: (typeof DOCUMENT_STATES)[number]['value']
  day: string | null
  note: string
}

/** A free note. */
export type PlanNote = { id: string; text: string }

/** Everything that a visitor saved. The facts about the visitor are in the profile of the matcher. */
export type Plan = {
  /** The visitor's own name for it, such as "Nursing 2027"; empty for none. */
  name: string
  /** In the order in which they were saved. */
  items: readonly PlanItem[]
  /** By the id of the task. */
  tasks: Readonly<Record<string, TaskMark>>
  ownTasks: readonly OwnTask[]
  documents: readonly PlanDocument[]
  notes: readonly PlanNote[]
}

export const EMPTY_PLAN: Plan = { name: '', items: [], tasks: {}, ownTasks: [], documents: [], notes: [] }

const isPlace = (item: PlanItem): item is PlaceItem => item.kind !== 'award'
const isAward = (item: PlanItem): item is AwardItem => item.kind === 'award'

export const placesOf = ({ items }: Pick<Plan, 'items'>): PlaceItem[] => items.filter(isPlace)
export const awardsOf = ({ items }: Pick<Plan, 'items'>): AwardItem[] => items.filter(isAward)

/** "Nursing, University of Leeds" for a programme, as many have one of that title; a university's name. */
export const nameInFull = ({ name, university }: Pick<PlaceItem, 'name' | 'university'>) =>
  name === university ? name : `${name}, ${university}`

/** Whether it holds nothing. A name alone is nothing. */
export const isEmptyPlan = ({ items, tasks, ownTasks, documents, notes }: Plan) =>
  [items, Object.keys(tasks), ownTasks, documents, notes].every((part) => part.length === 0)

type Linked = Pick<AwardItem, 'kind' | 'id'> | Pick<PlaceItem, 'kind' | 'id' | 'universityId'>

/** The page about an item; that of its university's programmes for a subject without a programme. */
export function hrefOf(item: Linked): string {
  if (item.kind === 'award') return `/scholarships/${item.id}`
  if (item.kind === 'university') return `/universities/${item.id}`
  return item.id.includes('/~') ? `/universities/${item.universityId}/programmes` : `/programmes/${item.id}`
}

/** The list with the value in the place of the one with its id, or at the end. */
export const withOne = <Value extends { id: string }>(list: readonly Value[], value: Value) =>
  list.some(({ id }) => id === value.id)
    ? list.map((other) => (other.id === value.id ? value : other))
    : [...list, value]

/** The list without the value of an id. */
export const withoutOne = <Value extends { id: string }>(list: readonly Value[], id: string) =>
  list.filter((other) => other.id !== id)
