import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'
import type { JobResult } from './job-result'

const DATABASE = 'meridian-scraper'
const STORE = 'results'

/** The last result of this page, for browsers that keep nothing for this site. */
let last: { jobId: string; result: JobResult } | null = null

let store: UseStore | null = null

/**
 * The database of results, which can be megabytes: too much for local storage. idb-keyval 6.3 never closes its
 * connection, and an open connection keeps "Erase everything" from deleting the database, so this closes it.
 * It can go when idb-keyval does that itself: https://github.com/jakearchibald/idb-keyval/issues/72
 */
const inResults: UseStore = (mode, work) => {
  store ??= createStore(DATABASE, STORE)
  return store(mode, (results) => {
    const { db } = results.transaction
    db.onversionchange = () => {
      db.close()
      store = null
    }
    return work(results)
  })
}

/** Whether the browser kept the result; if not, it lasts until the next one or until the page is left. */
export async function saveResult(jobId: string, result: JobResult): Promise<boolean> {
  last = { jobId, result }
  try {
    await set(jobId, result, inResults)
    return true
  } catch {
    return false
  }
}

/** Null when nothing is kept for the job. */
export async function loadResult(jobId: string): Promise<JobResult | null> {
  if (last?.jobId === jobId) return last.result
  try {
    // Only `saveResult` writes here, so the value has its type.
    return (await get<JobResult>(jobId, inResults)) ?? null
  } catch {
    return null
  }
}

/** Removes the results of every other job. */
export async function keepOnly(jobIds: readonly string[]): Promise<void> {
  if (last && !jobIds.includes(last.jobId)) last = null
  try {
    const kept = await keys<string>(inResults)
    await delMany(
      kept.filter((key) => !jobIds.includes(key)),
      inResults,
    )
  } catch {
    // Without a database nothing is kept, so nothing is left to remove.
  }
}
