import type { Route } from 'next'
import type { Job } from '@/lib/scraper/browser/jobs'
import type { ResultEntry, SiteLookup } from '@/lib/scraper/shared/answers'
import { formatDate } from '@/lib/text/format'

/** The props of the screen of a reading. */
export type Reading = {
  entries: readonly ResultEntry[]
  job: Job
  /** The address of "Add More Universities". */
  addHref: Route
  /** The catalogue's records of the site. */
  site: SiteLookup
  /** The day on which the pages were read, as an ISO date. */
  readOn: string
}

/** Says which values are chosen at first. */
export function ProofNote({ readOn }: Pick<Reading, 'readOn'>) {
  return (
    <p className="text-sm text-ink-2">{`Read on ${formatDate(readOn)}. Only values that we found again on the page are chosen. Check the rest before you accept it: a model can invent values.`}</p>
  )
}
