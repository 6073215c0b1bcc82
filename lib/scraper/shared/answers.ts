import type { AnswerState, JobProgress } from './job'
import type { OurValue } from './proof/compare-fields'
import type { CheckedRecords } from './records'

/** The answers of the routes of `/api/scraper`, besides `JobProgress` (`job.ts`). */

export type KeyCheck = { isValid: true } | { isValid: false; status: number; message: string }

export type StartedJob = { id: string }

/** `invalidUrls`: the addresses that the service refused to read. */
export type StartedBatch = StartedJob & { invalidUrls: string[] }

/** `completed`: the job was done before the service heard that it should be cancelled. */
export type CancelledJob = { status: 'cancelled' | 'completed' }

/** The credits that the account still has; null where the service does not say. */
export type AccountCredits = { remaining: number | null }

/** A university of our catalogue whose website an address belongs to. */
export type KnownSite = {
  id: string
  name: string
  country: string
  website: string
  /** ISO 4217, of its country. */
  currency: string
  /** Our record's values for the fields that the scraper reads. */
  values: OurValue[]
}

/** A programme or an award of our catalogue, with what it has of the fields that the scraper reads. */
export type KnownRecord = { id: string; name: string; values: OurValue[] }

export type SiteLookup = {
  matches: KnownSite[]
  /** With their currencies, for a site that we do not know. */
  countries: { code: string; name: string; currency: string }[]
  /** The programmes of the first match that have a name, where a reading looks for programmes. */
  programmes: KnownRecord[]
  /** The awards of the site, or of its university, where a reading looks for a scholarship. */
  awards: KnownRecord[]
  /** The address of the repository that takes corrections; null where none is set. */
  correctionsAt: string | null
}

/** One crawled page, cut down to what is shown and kept. All of it is foreign text. */
export type ResultEntry = {
  /** The address that answered, else the one asked for; null unless it is http or https. */
  url: string | null
  /** The address that was asked for; null unless it is http or https. */
  askedUrl: string | null
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

/** The answer to one read of a job's results: the job's counters and some of its pages. */
export type ResultPage = JobProgress & {
  entries: ResultEntry[]
  /** A sentence that says how many pages are beyond the most that are read; null when none is. */
  notice: string | null
  /** A sentence for each page that was left out because it is too large. */
  leftOut: string[]
}

/** Pages that could not be read, and pages that a robots.txt forbids. */
export type CrawlErrors = {
  errors: { url: string | null; code: string | null; error: string }[]
  robotsBlocked: string[]
}

/** A page that was found and not read. */
export type FoundLink = { url: string; title: string | null; description: string | null }

/** Only a search has a `warning` and says what it cost. */
export type FoundPages = { links: FoundLink[]; warning?: string | null; creditsUsed?: number | null }

/** `records` is null until the extraction has completed. */
export type ExtractState = AnswerState & { records: CheckedRecords | null }

export type ResearchState = AnswerState & {
  sources: FoundLink[]
  /** The report; null until there is one. */
  analysis: string | null
}

export type LlmsTextState = AnswerState & { text: string }

/** The state of a job that answers once, at its end. */
export type AnsweredJob = ExtractState | ResearchState | LlmsTextState
