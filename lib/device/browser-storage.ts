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
 * Calls `onChange` with the new text when another tab changes the entry or clears the storage. Returns a function that
 * stops this.
 */
export function followEntry(name: string, onChange: (text: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name || key === null) onChange(newValue)
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
