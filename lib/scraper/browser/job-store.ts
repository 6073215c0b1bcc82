import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followEntry } from '../../device/browser-storage'
import { keptStorage } from '../../device/kept-entry'
import { addJob, changeJob, readJobs, type Job } from './jobs'
import { keepOnly } from './result-store'

export const JOBS_ENTRY = 'meridian-scraper-jobs'

type JobState = { jobs: Job[] }

const storage = keptStorage<JobState>(
  (text) => {
    const { jobs, isWhole } = readJobs(text ?? '[]')
    return { state: { jobs }, isWhole }
  },
  ({ jobs }) => (jobs.length > 0 ? JSON.stringify(jobs) : ''),
)

/** The last jobs of this browser, newest first. */
export const useJobStore = create<JobState>()(
  persist((): JobState => ({ jobs: [] }), { name: JOBS_ENTRY, storage, skipHydration: true }),
)

const setJobs = (change: (jobs: Job[]) => Job[]) => {
  useJobStore.setState(({ jobs }) => ({ jobs: change(jobs) }))
}

export const findJob = (id: string) => useJobStore.getState().jobs.find((job) => job.id === id) ?? null

export async function rememberJob(job: Job): Promise<void> {
  setJobs((jobs) => addJob(jobs, job))
  await keepOnly(useJobStore.getState().jobs.map(({ id }) => id))
}

export function patchJob(id: string, patch: Partial<Job>) {
  setJobs((jobs) => changeJob(jobs, id, patch))
}

export async function forgetJob(id: string): Promise<void> {
  setJobs((jobs) => jobs.filter((job) => job.id !== id))
  await keepOnly(useJobStore.getState().jobs.map((job) => job.id))
}

/**
 * Reads the jobs again when another tab changes them, so that no tab overwrites another's. Returns a function that stops
 * this.
 */
export function watchJobs(): () => void {
  return followEntry(JOBS_ENTRY, () => void useJobStore.persist.rehydrate())
}
