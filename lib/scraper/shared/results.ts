import type { JobProgress } from './job'

/** One crawled page, cut down to what is shown and kept. All of it is foreign text. */
export type ResultEntry = {
  /** The address that answered, else the one asked for; null unless it is http or https. */
  url: string | null
  title: string | null
  description: string | null
  language: string | null
  statusCode: number | null
  markdown: string | null
  html: string | null
  links: string[]
  /** The university that the service's model read on the page, unchecked; null when it read none. */
  record: unknown
  warning: string | null
  /** Whether part of the page was left out because it is too long. */
  isShortened: boolean
}

/** The answer to one read of a job's results: the job's counters, some of its pages, and where the next read begins. */
export type ResultPage = JobProgress & {
  entries: ResultEntry[]
  /** Null after the last page. */
  nextSkip: number | null
  /** A sentence about pages that were left out; null when all are there. */
  notice: string | null
}
