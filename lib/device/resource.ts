/** What a fetched file became, as `useSyncExternalStore` reads it. */
export type Resource<Value> = {
  load: (key: string) => Promise<Value>
  subscribe: (listener: () => void) => () => void
  /** What the key asked for last became; null until it is there, or what the key before became. */
  get: () => Value | null
  /** What the server and a hydrating page have. */
  getNone: () => null
}

/**
 * Keeps what `read` makes of a key, usually the version in a file's address. Each key is read once. A failure is handed
 * to the caller and forgotten, so that a later call tries again.
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
