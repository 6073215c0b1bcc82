import { useEffect } from 'react'
import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { followEntry, readEntry, writeEntry } from '../device/browser-storage'
import { isHeld, UNREAD_EVENT } from '../device/kept-entry'
import { programmeId, programmeKeyOf } from '../facts/programme-id'
import { localDate } from '../text/format'
import { readLevel } from '../facts/chosen-level'
import { mergePlans } from './differences'
import { changeKept } from './kept-plan'
import { holdsAllPlans, mergePlansKept, NO_PLANS, openKept, type KeptPlans } from './kept-plans'
import { completeItem } from './complete-item'
import {
  EMPTY_PLAN,
  keyOf,
  withOne,
  withoutOne,
  type OwnTask,
  type PlaceItem,
  type Plan,
  type PlanDocument,
  type PlanItem,
  type PlanNote,
  type TaskMark,
} from './plan'
import { forgetPress, readPresses, type Press } from './press'
import { PLAN_KEY, setSavedKeys } from './saved-keys'
import { PLAN_VERSION, readPlan } from './schema'
import { storedPlans } from './stored-plans'

type PlanState = KeptPlans & {
  /** The reason why the last change is not stored: the storage is full, or the browser allows none. Null when it is. */
  trouble: 'full' | 'disabled' | null
  /** True after the stored plan was read. */
  isRead: boolean
}

const storage: PersistStorage<KeptPlans> = {
  ...storedPlans,
  setItem: (name, { state }) => {
    const text = JSON.stringify({ state, version: PLAN_VERSION })
    const isStored = !isHeld(name) && writeEntry(name, text)
    const refusal = readEntry(name) === undefined ? 'disabled' : 'full'
    setTrouble(isStored ? null : refusal)
  },
}

function setTrouble(trouble: PlanState['trouble']) {
  if (usePlanStore.getState().trouble !== trouble) usePlanStore.setState({ trouble })
}

/** The visitor's plan, kept on the device. Change it with the functions below. */
export const usePlanStore = create<PlanState>()(
  persist((): PlanState => ({ ...NO_PLANS, trouble: null, isRead: false }), {
    name: PLAN_KEY,
    storage,
    skipHydration: true,
    partialize: ({ plan, stamps, id, opened, others }) => ({ plan, stamps, id, opened, others }),
    // Changes that this tab could not store stay, and so do changes that another tab stored in the meantime.
    merge: (stored, current) => ({
      ...current,
      ...(stored ? mergePlansKept(current, stored as KeptPlans) : {}),
      isRead: true,
    }),
  }),
)

/** Reads what is stored; null where the browser stores nothing. */
const readStored = () => (storedPlans.getItem(PLAN_KEY) as { state: KeptPlans } | null)?.state ?? null

/** The plans as they are stored now, so that what another tab has just stored is not overwritten. */
function readAgainFirst(): KeptPlans {
  followPlan()
  void usePlanStore.persist.rehydrate()
  return usePlanStore.getState()
}

/** Changes the open plan. */
function change(update: (plan: Plan) => Plan) {
  const kept = readAgainFirst()
  const plan = update(kept.plan)
  if (plan !== kept.plan) usePlanStore.setState(changeKept(kept, plan, Date.now()))
}

let isFollowing = false

/** Reads the stored plan, does what hearts were pressed for, then follows other tabs. Runs once per page. */
export function followPlan() {
  if (isFollowing) return
  isFollowing = true
  const publish = ({ plan }: KeptPlans) => setSavedKeys(plan.items.map(keyOf))
  usePlanStore.subscribe((state, before) => {
    if (state.plan !== before.plan) publish(state)
  })
  const readAgain = () => {
    void usePlanStore.persist.rehydrate()
    const stored = readStored()
    const kept = usePlanStore.getState()
    // Two tabs stored at the same moment: the later one did not know of the other's change.
    if (stored && !holdsAllPlans(stored, kept)) usePlanStore.setState({ stamps: { ...kept.stamps } })
  }
  followEntry(PLAN_KEY, readAgain)
  // A text that could not be read was deleted: what waited for its place is stored.
  addEventListener(UNREAD_EVENT, () => {
    if (usePlanStore.getState().trouble !== null) readAgain()
  })
  void usePlanStore.persist.rehydrate()
  publish(usePlanStore.getState())
  for (const [key, press] of Object.entries(readPresses())) {
    if (press?.item && keyOf(press.item) === key) settlePress(press)
    else forgetPress(key)
  }
  // A text that holds no press goes, too: every page with a heart would load the plan for it, again and again.
  if (Object.keys(readPresses()).length === 0) forgetPress('')
}

/** The visitor's plan. It is empty in the first render, as on the server, and is read right after. */
export function usePlan(): Plan {
  useEffect(followPlan, [])
  const { plan, isRead } = usePlanStore()
  return isRead ? plan : EMPTY_PLAN
}

/** An id for a task, a document or a note that the visitor makes. It is short, because links contain it. */
export const newId = () => Math.random().toString(36).slice(2, 8).padEnd(6, '0')

/** Saves an item; one that is saved already stays as it is. */
export function saveItem(item: PlanItem) {
  change((plan) =>
    plan.items.some((other) => keyOf(other) === keyOf(item))
      ? plan
      : { ...plan, items: [...plan.items, item] },
  )
}

/** Removes an item, and ties no place to an award that is removed. Returns what a visitor can undo it with. */
export function removeItem(key: string): () => void {
  const before = usePlanStore.getState().plan.items
  const award = key.startsWith('award:') ? key.slice('award:'.length) : null
  change((plan) => ({
    ...plan,
    items: plan.items
      .filter((item) => keyOf(item) !== key)
      .map((item) =>
        award !== null && item.kind !== 'award' && item.awards.includes(award)
          ? { ...item, awards: item.awards.filter((id) => id !== award) }
          : item,
      ),
  }))
  return () => {
    const touched = before.filter(
      (item) =>
        keyOf(item) === key || (item.kind !== 'award' && award !== null && item.awards.includes(award)),
    )
    change((plan) => {
      const byKey = new Map(touched.map((item) => [keyOf(item), item]))
      const kept = plan.items.map((item) => byKey.get(keyOf(item)) ?? item)
      const gone = touched.filter((item) => !kept.includes(item))
      return { ...plan, items: [...kept, ...gone] }
    })
  }
}

/** Saves or removes what a heart was pressed for. Where the browser could not store it, the press stays for a later page. */
export function settlePress(press: Press) {
  const { item, isSaved } = press
  // A press comes from the storage, which may hold anything.
  const [whole] = readPlan({
    items: [completeItem(item, localDate(new Date()), readLevel())],
  }).plan.items
  if (!isSaved) removeItem(keyOf(item))
  else if (whole) saveItem(whole)
  if (usePlanStore.getState().trouble === null) forgetPress(keyOf(item))
}

/** Changes the note of an item, or the level or the awards of a place. */
export function changeItem(key: string, next: Partial<Pick<PlaceItem, 'note' | 'level' | 'awards'>>) {
  change((plan) => ({
    ...plan,
    items: plan.items.map((item) => {
      if (keyOf(item) !== key) return item
      return item.kind === 'award' ? { ...item, note: next.note ?? item.note } : { ...item, ...next }
    }),
  }))
}

/** Saves a place under the present id and name of its university, with all of the visitor's entries. */
export function moveItem(key: string, university: { id: string; name: string }) {
  change((plan) => {
    const old = plan.items.find((item) => keyOf(item) === key)
    if (!old || old.kind === 'award') return plan
    const { id: universityId, name } = university
    const own = { ...old, universityId, university: name }
    const programmeKey = programmeKeyOf(old)
    const moved: PlaceItem =
      programmeKey === null
        ? { ...own, id: universityId, name }
        : { ...own, id: programmeId({ universityId, key: programmeKey }) }
    // It may be saved under that id already: then both are one.
    const others = { ...plan, items: plan.items.filter((item) => item !== old) }
    return mergePlans(others, { ...EMPTY_PLAN, items: [moved] })
  })
}

/** Keeps what the visitor says of a task that was worked out. A mark that says nothing is forgotten. */
export function markTask(id: string, next: Partial<TaskMark>) {
  change((plan) => {
    const mark: TaskMark = { done: null, day: null, ...plan.tasks[id], ...next }
    const others = Object.entries(plan.tasks).filter(([other]) => other !== id)
    const hasEntry = mark.done !== null || mark.day !== null
    return { ...plan, tasks: Object.fromEntries(hasEntry ? [...others, [id, mark]] : others) }
  })
}

/** Saves a task of the visitor's own; one of the same id is replaced. */
export const saveOwnTask = (task: OwnTask) =>
  change((plan) => ({ ...plan, ownTasks: withOne(plan.ownTasks, task) }))
export const removeOwnTask = (id: string) =>
  change((plan) => ({ ...plan, ownTasks: withoutOne(plan.ownTasks, id) }))

export const saveDocument = (document: PlanDocument) =>
  change((plan) => ({ ...plan, documents: withOne(plan.documents, document) }))
export const removeDocument = (id: string) =>
  change((plan) => ({ ...plan, documents: withoutOne(plan.documents, id) }))

export const saveNote = (note: PlanNote) => change((plan) => ({ ...plan, notes: withOne(plan.notes, note) }))
export const removeNote = (id: string) => change((plan) => ({ ...plan, notes: withoutOne(plan.notes, id) }))

/** Gives the plan its own name; an empty one takes it away. */
export const renamePlan = (name: string) => change((plan) => ({ ...plan, name: name.trim() }))

/** Puts another plan in the place of the visitor's own. */
export const replacePlan = (plan: Plan) => change(() => plan)

/** Opens another plan of this device. Hearts, costs and tasks are of the open one. */
export const openPlan = (id: string) => usePlanStore.setState(openKept(readAgainFirst(), id, Date.now()))

/** Keeps a plan beside the others, and opens it. Returns a function that takes it away again. */
export function addPlan(plan: Plan): () => void {
  const before = readAgainFirst().id
  const now = Date.now()
  openPlan(now.toString(36))
  replacePlan(plan)
  return () => {
    replacePlan(EMPTY_PLAN)
    openPlan(before)
  }
}
