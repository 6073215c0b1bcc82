import { describeKeys, isOwnKey } from '@/lib/own-data'

/**
 * Deletes everything the site keeps in this browser: its entries in both storages and its caches.
 * @returns what was deleted, in words; empty when there was nothing.
 */
export async function eraseOwnData(): Promise<string[]> {
  const keys = [localStorage, sessionStorage].flatMap((storage) => {
    const own = Object.keys(storage).filter(isOwnKey)
    for (const key of own) storage.removeItem(key)
    return own
  })
  const cached = 'caches' in window ? (await caches.keys()).filter(isOwnKey) : []
  await Promise.all(cached.map((name) => caches.delete(name)))
  return [...describeKeys(keys), ...(cached.length > 0 ? ['pages kept for reading offline'] : [])]
}
