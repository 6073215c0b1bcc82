import type { AnswerState } from './job'
import type { CheckedRecords } from './records'

/** What the routes of `/api/scraper` answer with, beside `JobProgress` (`job.ts`) and `ResultPage` (`results.ts`). */

export type KeyCheck = { isValid: true } | { isValid: false; status: number; message: string }

export type StartedJob = { id: string }

/** `invalidUrls`: the addresses that the service refused to read. */
export type StartedBatch = StartedJob & { invalidUrls: string[] }

/** `completed`: the job was done before the service heard that it should be cancelled. */
export type CancelledJob = { status: 'cancelled' | 'completed' }

/** Pages that could not be read, and pages that a robots.txt forbids. */
export type CrawlErrors = {
  errors: { url: string | null; code: string | null; error: string; timestamp: string | null }[]
  robotsBlocked: string[]
}

/** A page that was found and not read. */
export type FoundLink = { url: string; title: string | null; description: string | null }

export type MappedSite = { links: FoundLink[] }

export type FoundPages = { links: FoundLink[]; warning: string | null; creditsUsed: number | null }

/** `records` is null until the extraction has completed. */
export type ExtractState = AnswerState & { records: CheckedRecords | null }

export type ResearchState = AnswerState & {
  currentDepth: number
  maxDepth: number
  activities: { type: string; message: string }[]
  sources: FoundLink[]
  /** The report; null until there is one. */
  analysis: string | null
}

export type LlmsTextState = AnswerState & { text: string }
