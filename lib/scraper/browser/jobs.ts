import { z } from 'zod'
import { count, formatCount } from '../../text/format'
import '../../text/zod-without-compiler'
import { parseJson } from '../shared/parse-json'
import { JOB_KINDS, MODES, ONCE_KINDS, type Mode } from './modes'

/** A job of this browser: the request and its progress. `result-store.ts` keeps its results. */
export const JobSchema = z.object({
  /** The service's id for a job that it runs, else an id of ours. */
  id: z.string().regex(/^[\w-]{1,64}$/),
  mode: z.enum(MODES.map(({ value }) => value) as [Mode, ...Mode[]]),
  kind: z.enum([...JOB_KINDS, ...ONCE_KINDS]),
  target: z.string().max(2_000),
  /** The addresses of a batch in the order in which they were given, and those that the service refused. */
  urls: z.array(z.string().max(2_000)).default([]),
  refusedUrls: z.array(z.string().max(2_000)).default([]),
  /** The id of the earlier job whose pages it reads again; null where there is none. */
  checks: z.string().max(64).nullable().default(null),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  endedAt: z.number().nullable(),
  /** `nothing`: it is done, and found nothing; `partial`: it is done, and a part of its results is missing. */
  state: z.enum(['running', 'completed', 'nothing', 'partial', 'cancelled', 'failed']),
  /** Whether the visitor cancelled it; the service may not have heard of it yet. */
  isCancelAsked: z.boolean().default(false),
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

type JobStart = Pick<Job, 'id' | 'mode' | 'kind' | 'target' | 'startedAt'> &
  Partial<Pick<Job, 'urls' | 'refusedUrls' | 'checks'>>

const BEGUN = {
  endedAt: null,
  state: 'running',
  isCancelAsked: false,
  percent: 0,
  total: 0,
  completed: 0,
  creditsUsed: null,
  reason: null,
  isCollected: false,
} as const

export function newJob({ id, mode, kind, target, startedAt, ...more }: JobStart): Job {
  const { urls = [], refusedUrls = [], checks = null } = more
  return { ...BEGUN, id, mode, kind, target, startedAt, urls, refusedUrls, checks }
}

/** "8 of 36 pages" where a part of the job's pages is missing, else null. */
export function partRead({ state, completed, total }: Job): string | null {
  return state === 'partial' && total > completed
    ? `${formatCount(completed)} of ${count(total, 'page')}`
    : null
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

const StoredJobs = z.array(JobSchema.nullable().catch(null))

/** The jobs of a stored list. Entries that are not jobs are left out, and the list is not whole then. */
export function readJobs(stored: string): { jobs: Job[]; isWhole: boolean } {
  const list = StoredJobs.safeParse(parseJson(stored)).data
  const jobs = list?.filter((job) => job !== null).slice(0, MAX_JOBS) ?? []
  return { jobs, isWhole: jobs.length === list?.length }
}

const POINTS_A_SECOND = 10
const MOST_WHILE_RUNNING = 90

/**
 * The next percentage of the progress bar. It grows by ten points a second until the service says how many pages it
 * found, then it is the share of pages read. It never falls, is at most 90 while the job runs, and is 100 at the end.
 */
export function nextPercent(
  previous: number,
  now: { elapsedMs: number; total: number; completed: number; isCompleted: boolean },
): number {
  if (now.isCompleted) return 100
  const reached =
    now.total > 0
      ? Math.floor((now.completed / now.total) * 100)
      : Math.floor(now.elapsedMs / 1_000) * POINTS_A_SECOND
  return Math.max(previous, Math.min(MOST_WHILE_RUNNING, reached))
}

/** "4:05" for 4 minutes and 5 seconds, "75:00" for an hour and a quarter. */
export function formatElapsed(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
