/** A loaded file, in the form that `useSyncExternalStore` needs. */
export type Resource<Value> = {
  load: (key: string) => Promise<Value>
  subscribe: (listener: () => void) => () => void
  /** The value of the key that was asked for last. Until it is loaded: the value of an earlier key, or null. */
  get: () => Value | null
  /** The snapshot on the server and during hydration. */
  getNone: () => null
}

/**
 * Loads and keeps values by key. The key is usually the version in a file's address. Each key is read once. A failure
 * rejects the caller's promise and is not kept, so a later call tries again.
 */
export function createResource<Value>(read: (key: string) => Promise<Value>): Resource<Value> {
  const listeners = new Set<() => void>()
  const underway = new Map<string, Promise<Value>>()
  let current: Value | null = null
  let latest: string | null = null

  async function start(key: string): Promise<Value> {
    latest = key
    const value = await read(key)
    if (key === latest) {
      current = value
      for (const listener of listeners) listener()
    }
    return value
  }
  return {
    load: (key) => {
      const started = underway.get(key)
      if (started) return started
      const loading = start(key)
      underway.set(key, loading)
      loading.catch(() => underway.delete(key))
      return loading
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: () => current,
    getNone: () => null,
  }
}
