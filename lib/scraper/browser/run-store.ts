import { create } from 'zustand'
import type { LostConnection } from './connection'
import type { JobResult } from './job-result'
import type { Mode } from './modes'

/** `collecting`: the job has ended, and its pages are being fetched. */
export type Phase = 'idle' | 'starting' | 'running' | 'collecting'

type RunState = {
  phase: Phase
  /** What runs, or ran last. */
  mode: Mode
  /** The job that is shown; its counters are in the job store. */
  jobId: string | null
  result: JobResult | null
  elapsedMs: number
  connection: LostConnection
  /** Pages fetched, of those the job has. */
  collected: number
  isCancelling: boolean
  /** Why the last thing asked for failed, beyond what the toast said. */
  problem: string | null
}

export const NO_RUN: RunState = {
  phase: 'idle',
  mode: 'crawl',
  jobId: null,
  result: null,
  elapsedMs: 0,
  connection: null,
  collected: 0,
  isCancelling: false,
  problem: null,
}

/** What is going on right now. It outlives the page's components, so that a crawl goes on on other pages. */
export const useRunStore = create<RunState>()(() => NO_RUN)
