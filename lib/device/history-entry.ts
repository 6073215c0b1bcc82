type EntryState = Readonly<Record<string, unknown>> | null

/**
 * The value that `keepInEntry` stored under this name with the current entry of the browser's history; undefined if
 * there is none.
 */
export function readFromEntry(name: string): unknown {
  return (history.state as EntryState)?.[name]
}

/**
 * Keeps a value with the current entry of the browser's history, for as long as the entry lasts: Back and Forward find
 * it again. What others keep there, such as Next's router, stays.
 */
export function keepInEntry(name: string, value: unknown): void {
  history.replaceState({ ...(history.state as EntryState), [name]: value }, '')
}
