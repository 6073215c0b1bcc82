export const ADDED_KEY = 'meridian-added'

/** Whether an id is that of a university a visitor added, of which no server knows. */
export const isAddedId = (id: string) => id.startsWith('added-')

let isHeldInMemory = false

/** Tells that universities were added in this tab that the browser could not store. */
export function holdInMemory(isHeld: boolean) {
  isHeldInMemory = isHeld
}

/** Whether the visitor has added any university; cheap enough to ask on every page. */
export function hasAdded(): boolean {
  try {
    return isHeldInMemory || ADDED_KEY in localStorage
  } catch {
    return false
  }
}
