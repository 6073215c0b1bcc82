import type { JobResult } from './job-result'

const DATABASE = 'meridian-scraper'
const STORE = 'results'

/** Where the browser keeps nothing, results last as long as the page. */
const inMemory = new Map<string, JobResult>()

function settle<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The database did not answer.'))
  })
}

/** Pages of results are megabytes: too much for local storage, which every page of the site would read. */
async function inStore<Value>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settle(opening)
  try {
    const transaction = database.transaction(STORE, mode)
    const isStored = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('There is no room left.'))
    })
    const [value] = await Promise.all([work(transaction.objectStore(STORE)), isStored])
    return value
  } finally {
    database.close()
  }
}

/** Whether the result outlives this page. */
export async function saveResult(jobId: string, result: JobResult): Promise<boolean> {
  inMemory.clear()
  inMemory.set(jobId, result)
  try {
    await inStore('readwrite', (store) => settle(store.put(result, jobId)))
    return true
  } catch {
    return false
  }
}

/** Null when nothing is kept for the job. */
export async function loadResult(jobId: string): Promise<JobResult | null> {
  const kept = inMemory.get(jobId)
  if (kept) return kept
  try {
    // Only `saveResult` writes here, and nobody but this site reads or writes its database.
    const stored = await inStore('readonly', (store) => settle<JobResult | undefined>(store.get(jobId)))
    return stored ?? null
  } catch {
    return null
  }
}

/** Removes the results of every other job. */
export async function keepOnly(jobIds: readonly string[]): Promise<void> {
  for (const id of inMemory.keys()) if (!jobIds.includes(id)) inMemory.delete(id)
  try {
    await inStore('readwrite', async (store) => {
      const keys = await settle(store.getAllKeys())
      const stale = keys.filter((key) => !jobIds.includes(String(key)))
      await Promise.all(stale.map((key) => settle(store.delete(key))))
    })
  } catch {
    // Without a database nothing is kept, so nothing is left to remove.
  }
}
