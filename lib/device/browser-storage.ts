import type { StateStorage } from 'zustand/middleware'

/** The entry's text, null when there is none, undefined where the browser keeps nothing for this site. */
export function readEntry(name: string): string | null | undefined {
  try {
    return localStorage.getItem(name)
  } catch {
    return undefined
  }
}

/** Whether the text was kept; an empty one removes the entry. */
export function writeEntry(name: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(name)
    else localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}

/** For a store that lives on the device. Where the browser keeps nothing for this site, it lasts as long as the page. */
export const deviceStorage: StateStorage = {
  getItem: (name) => readEntry(name) ?? null,
  setItem: (name, text) => void writeEntry(name, text),
  removeItem: (name) => void writeEntry(name, ''),
}

/** Tells when another tab changes an entry, or removes everything, until the returned function is called. */
export function followEntry(name: string, onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) onChange()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
