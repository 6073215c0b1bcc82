import { followEntry, readEntry } from '../device/browser-storage'

/** The entry of the browser's storage that holds the plan. */
export const PLAN_KEY = 'meridian-plan'

const NONE: readonly string[] = []

let keys: readonly string[] | null = null
/** The plan itself is loaded and sets its keys, also where the browser stores nothing. */
let isSet = false
const listeners = new Set<() => void>()

/** The keys (`keyOf`) of the items in a stored text, which may be anything. */
function readKeys(text: string | null | undefined): readonly string[] {
  try {
    const { state } = JSON.parse(text ?? '') as { state: { plan: { items: { kind: string; id: string }[] } } }
    return state.plan.items.map(({ kind, id }) => `${kind}:${id}`)
  } catch {
    return NONE
  }
}

function set(next: readonly string[] | null) {
  keys = next
  for (const listener of listeners) listener()
}

/**
 * The keys of the saved items. It reads no more of the plan, so that hearts and the header, which are on every page, do
 * not load the plan.
 */
export const getSavedKeys = (): readonly string[] => (keys ??= readKeys(readEntry(PLAN_KEY)))

export const getNoKeys = () => NONE

/** Sets the keys from now on; for the store of the plan. */
export function setSavedKeys(next: readonly string[]) {
  isSet = true
  set(next)
}

/** Calls `listener` when something is saved or removed, in this tab or another. Returns a function that stops this. */
export function subscribeToSavedKeys(listener: () => void): () => void {
  listeners.add(listener)
  const unfollow = followEntry(PLAN_KEY, () => {
    if (!isSet) set(null)
  })
  return () => {
    listeners.delete(listener)
    unfollow()
  }
}
