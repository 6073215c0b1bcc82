import type { StateStorage } from 'zustand/middleware'

/** The entry's text; null when there is no entry, undefined where the browser stores nothing for this site. */
export function readEntry(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name)
  } catch {
    return undefined
  }
}

/** Stores the text; an empty one removes the entry. False where the browser stored nothing. */
export function writeEntry(name: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/**
 * The storage of a zustand store that is kept on the device. Where the browser stores nothing, the store lasts as long
 * as the page.
 */
export const deviceStorage: StateStorage = {
  getItem: (name) => readEntry(name) ?? null,
  setItem: (name, text) => void writeEntry(name, text),
  removeItem: (name) => void writeEntry(name, ''),
}

/** Calls `onChange` when another tab changes the entry or clears the storage. Returns a function that stops this. */
export function followEntry(name: string, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) onChange()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
