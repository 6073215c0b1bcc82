import { catalogueVersion } from '../catalogue-version'
import { fetchFile } from './fetch-file'

/** Data that a browser loads once. */
export type DataFile<Value> = {
  /** Names what is loaded; for a file of the catalogue, its address, which carries the version. */
  readonly address: string
  /** Each address is read once. A failure rejects the caller's promise and is not kept, so a later call tries again. */
  load: () => Promise<Value>
  /** The value, or null until it is loaded. */
  get: () => Value | null
}

/** What was asked for, by its address. The value is null until it is here. */
const asked = new Map<string, { loading: Promise<unknown>; value: unknown }>()
const listeners = new Set<() => void>()

/** Calls the listener whenever a file was loaded. Returns what ends that. */
export function subscribeToFiles(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Data that is loaded once for each address. An address is declared in one place, so that its value has one type. */
export function defineData<Value>(
  addressOf: () => string,
  read: (address: string) => Promise<Value>,
): DataFile<Value> {
  async function start(address: string): Promise<Value> {
    const value = await read(address)
    const entry = asked.get(address)
    if (entry) entry.value = value
    for (const listener of listeners) listener()
    return value
  }
  return {
    get address() {
      return addressOf()
    },
    load: () => {
      const address = addressOf()
      const known = asked.get(address)
      if (known) return known.loading as Promise<Value>
      const loading = start(address)
      asked.set(address, { loading, value: null })
      loading.catch(() => asked.delete(address))
      return loading
    },
    get: () => (asked.get(addressOf())?.value ?? null) as Value | null,
  }
}

/** The server wrote the file from typed data. */
const asJson = <Value>(response: Response): Promise<Value> => response.json() as Promise<Value>

/**
 * A file of the catalogue.
 * @param path what follows the version in its address, as in app/catalogue/makers.ts
 * @param read the value of the answer; JSON if left out
 */
export function defineFile<Value>(
  path: string,
  read: (response: Response) => Promise<Value> = asJson,
): DataFile<Value> {
  return defineData(
    () => `/catalogue/${catalogueVersion()}/${path}`,
    async (address) => read(await fetchFile(address)),
  )
}
