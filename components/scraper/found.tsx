import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { downloadText } from '@/components/ui/download-text'
import { entriesOf, toFile, toPagesFile, type JobResult } from '@/lib/scraper/browser/job-result'
import type { Job } from '@/lib/scraper/browser/jobs'
import { modeOf, type ModeRow } from '@/lib/scraper/browser/modes'
import { startRun } from '@/lib/scraper/browser/run-actions'
import { showError, showToast } from '@/lib/scraper/browser/toast-store'
import { groupBySite } from '@/lib/scraper/shared/proof/match-site'
import { parseUrl } from '@/lib/text/parse-url'
import { FilteredResults } from './filtered-results'

// Only a reading needs them.
const ChoosePages = dynamic(() => import('./choose-pages').then((module) => module.ChoosePages))
const ReadingResult = dynamic(() => import('./reading-result').then((module) => module.ReadingResult))

type FoundProps = {
  result: JobResult
  job: Job
  /** The address of "Add More Universities". */
  addHref: Route
  /** Puts addresses into the form; null while there is no form. */
  onReadPages: ((urls: string[]) => void) | null
}

/**
 * The results of a job. The choice of pages comes before the job, and the values read from pages come before the pages.
 */
export function Found({ result, job, addHref, onReadPages }: FoundProps) {
  const { chooses, ...mode } = modeOf(job.mode)
  const { entries, records } = result
  // A crawl finds the pages where the map of a site does not.
  const links = chooses
    ? [...result.links, ...entries.flatMap(({ url, ...page }) => (url ? { ...page, url } : []))]
    : []
  const named = entriesOf(result).length
  const others = onReadPages && job.kind === 'map' && named < 2 && <FindOthers job={job} named={named} />
  if (chooses && links.length > 0) {
    return (
      <>
        {others}
        {onReadPages && <ChoosePages links={links} target={job.target} reads={chooses} />}
      </>
    )
  }
  const reads = records ? undefined : mode.reads
  return (
    <>
      {others}
      {reads && <Readings entries={entries} job={job} reads={reads} addHref={addHref} />}
      {reads && <h3 className="border-t border-line pt-4 text-md">Pages read</h3>}
      <ResultActions result={result} isReading={reads !== undefined} />
      <FilteredResults result={result} addHref={addHref} job={job} onReadPages={onReadPages} />
    </>
  )
}

const FEW = 10

/** Offers a crawl of a few pages, where the map of a site names only one page, or none. */
function FindOthers({ job: { mode, target }, named }: { job: Job; named: number }) {
  const crawl = () => startRun({ mode, kind: 'crawl', body: { url: target, limit: FEW }, target })
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-warn">
        {`The map of this site names ${named === 0 ? 'no page' : 'only one page'}. A crawl follows the links of the pages themselves and finds others: ${FEW} pages at most, about ${FEW} credits.`}
      </p>
      <Button onClick={() => void crawl()}>Crawl a few pages to find others</Button>
    </div>
  )
}

type ReadingsProps = Pick<FoundProps, 'job' | 'addHref'> &
  Pick<JobResult, 'entries'> & { reads: NonNullable<ModeRow['reads']> }

/**
 * What was read, as one record for each site. A crawl and the pages that were chosen for a reading are of one site, which
 * the job names; named pages tell their site themselves.
 */
function Readings({ entries, job, ...reading }: ReadingsProps) {
  const isNamed = job.mode === 'records' && job.kind === 'batch'
  const sites = isNamed ? groupBySite(entries) : [{ target: job.target, entries }]
  return sites.map((site) => (
    <section key={site.target} className="grid gap-4">
      {sites.length > 1 && (
        <h3 className="border-t border-line pt-4 text-md">
          {parseUrl(site.target)?.host ?? 'Pages without an address'}
        </h3>
      )}
      <ReadingResult entries={site.entries} job={{ ...job, target: site.target }} {...reading} />
    </section>
  ))
}

/** Buttons that copy and save what a job found. Of a reading only the pages: what was read of them has buttons of its own. */
function ResultActions({ result, isReading }: { result: JobResult; isReading: boolean }) {
  const file = isReading ? toPagesFile(result) : toFile(result)
  if (!file) return null

  const copy = async () => {
    if (await copyText(file.content))
      showToast('good', 'University data copied to clipboard', 'Copied to clipboard')
    else showError('This browser does not let the page use the clipboard: download the file instead')
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => void copy()}>
        Copy to clipboard
      </Button>
      <Button size="small" onClick={() => downloadText(file.name, file.content)}>
        {`Download ${file.name}`}
      </Button>
    </div>
  )
}
