import { z } from 'zod'
import { JOB_KINDS, MODES, ONCE_KINDS, type Mode } from './modes'

/** A job of this browser: the request and its progress. `result-store.ts` keeps its results. */
export const JobSchema = z.strictObject({
  /** The service's id for a job that it runs, else an id of ours. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  mode: z.enum(MODES.map(({ value }) => value) as [Mode, ...Mode[]]),
  kind: z.enum([...JOB_KINDS, ...ONCE_KINDS]),
  target: z.string().max(2_000),
  withRecords: z.boolean(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  state: z.enum(['running', 'completed', 'cancelled', 'failed']),
  percent: z.number().min(0).max(100),
  total: z.number(),
  completed: z.number(),
  creditsUsed: z.number().nullable(),
  /** A sentence that says why it failed. */
  reason: z.string().nullable(),
  /** Whether its results have been read from the service. */
  isCollected: z.boolean(),
})
export type Job = z.infer<typeof JobSchema>

export const MAX_JOBS = 10

export function newJob({
  id,
  mode,
  kind,
  target,
  withRecords,
  startedAt,
}: Pick<Job, 'id' | 'mode' | 'kind' | 'target' | 'withRecords' | 'startedAt'>): Job {
  return {
    id,
    mode,
    kind,
    target,
    withRecords,
    startedAt,
    endedAt: null,
    state: 'running',
    percent: 0,
    total: 0,
    completed: 0,
    creditsUsed: null,
    reason: null,
    isCollected: false,
  }
}

/** The jobs with the new one first, without those beyond the maximum. */
export function addJob(jobs: readonly Job[], job: Job): Job[] {
  return [job, ...jobs.filter(({ id }) => id !== job.id)].slice(0, MAX_JOBS)
}

export function changeJob(jobs: readonly Job[], id: string, patch: Partial<Job>): Job[] {
  return jobs.map((job) => (job.id === id ? { ...job, ...patch } : job))
}

/** The job to resume after a reload: the newest that still runs, or whose results have not been read. */
export function findUnfinished(jobs: readonly Job[]): Job | null {
  return jobs.find(({ state, isCollected }) => !isCollected && state !== 'failed') ?? null
}

/** The jobs of a stored list. Entries that are not jobs are left out. */
export function readJobs(stored: string): Job[] {
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return []
  }
  if (!Array.isArray(value)) return []
  return value
    .flatMap((entry) => {
      const parsed = JobSchema.safeParse(entry)
      return parsed.success ? [parsed.data] : []
    })
    .slice(0, MAX_JOBS)
}
