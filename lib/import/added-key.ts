export const ADDED_KEY = 'meridian-added'

let isHeldInMemory = false

/** Remembers whether this tab has added universities that the browser could not store. */
export function holdInMemory(isHeld: boolean) {
  isHeldInMemory = isHeld
}

/** Whether the visitor has added any university. It reads no record, so every page can ask. */
export function hasAdded(): boolean {
  try {
    return isHeldInMemory || ADDED_KEY in localStorage
  } catch {
    return false
  }
}
