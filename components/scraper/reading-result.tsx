'use client'

import type { SiteLookup } from '@/lib/scraper/shared/answers'
import type { Target } from '@/lib/scraper/shared/proof/reading-fields'
import { isoDate } from '@/lib/text/iso-date'
import { ReadProgrammes } from './read-programmes'
import { FoundScholarship } from './found-scholarship'
import { FoundUniversity } from './found-university'
import type { Reading } from './reading'
import { useLookup } from './use-lookup'

const SCREENS = { university: FoundUniversity, programmes: ReadProgrammes, scholarship: FoundScholarship }
const UNKNOWN: SiteLookup = {
  matches: [],
  countries: [],
  programmes: [],
  awards: [],
  correctionsAt: null,
}

type ReadingResultProps = Pick<Reading, 'entries' | 'job' | 'addHref'> & { reads: Target }

/** The proven values of the pages. It waits until the catalogue's facts about the site are known. */
export function ReadingResult({ reads, ...reading }: ReadingResultProps) {
  const { target, id, startedAt, endedAt } = reading.job
  const site = useLookup((api, signal) => api.lookUpSite(target, reads, signal), `${reads} ${target}`)
  if (site === null) return <p role="status">Looking up the site…</p>
  const Screen = SCREENS[reads]
  const readOn = isoDate(endedAt ?? startedAt)
  return <Screen key={id} {...reading} site={site ?? UNKNOWN} readOn={readOn} />
}
