/** What a fetched file became, for `useSyncExternalStore`. */
export type FileStore<Value> = {
  load: (version: string) => Promise<void>
  subscribe: (listener: () => void) => () => void
  get: () => Value | null
  getNone: () => null
}

/**
 * Keeps what `read` makes of a file. It is read once; a failure is handed to the caller and forgotten, so that a later
 * call tries again.
 */
export function createFileStore<Value>(read: (version: string) => Promise<Value>): FileStore<Value> {
  const listeners = new Set<() => void>()
  let value: Value | null = null
  let underway: Promise<void> | null = null

  async function start(version: string): Promise<void> {
    value = await read(version)
    for (const listener of listeners) listener()
  }
  return {
    load: (version) => {
      if (underway) return underway
      const loading = start(version)
      underway = loading
      loading.catch(() => (underway = null))
      return loading
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => value,
    getNone: () => null,
  }
}
