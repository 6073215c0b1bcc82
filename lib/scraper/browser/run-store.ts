import { create } from 'zustand'
import type { LostConnection } from './connection'
import type { JobResult } from './job-result'
import type { Mode } from './modes'

/** `collecting`: the job has ended, and its results are being read. */
type Phase = 'idle' | 'starting' | 'running' | 'collecting'

type RunState = {
  phase: Phase
  /** The mode of the run, or of the last one. */
  mode: Mode
  /** The job that is shown; its counters are in the job store. */
  jobId: string | null
  result: JobResult | null
  elapsedMs: number
  connection: LostConnection
  /** The number of pages of the results that have been read. */
  collected: number
  /** The reason why the last run failed, if there is more to say than the toast says. */
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
  problem: null,
}

/** The run that is shown. It is kept outside the components, so that a crawl continues on other pages of the site. */
export const useRunStore = create<RunState>()(() => NO_RUN)
