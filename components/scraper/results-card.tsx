import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { Button } from '@/components/ui/button'
import { count, formatCount, plural } from '@/lib/text/format'
import { entriesOf, type JobResult } from '@/lib/scraper/browser/job-result'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { partRead, type Job } from '@/lib/scraper/browser/jobs'
import { choosesFor, readsOf } from '@/lib/scraper/browser/modes'
import { readableAgain } from '@/lib/scraper/browser/page-errors'
import { formatElapsed } from '@/lib/scraper/browser/progress'
import { readRest } from '@/lib/scraper/browser/run-actions'
import { useRunStore } from '@/lib/scraper/browser/run-store'
import { startPages } from '@/lib/scraper/browser/start-pages'
import type { CrawlErrors } from '@/lib/scraper/shared/answers'
import { FilteredResults } from './filtered-results'
import { FoldedList } from './folded-list'
import { ForeignLink } from './foreign-link'
import { ResultActions } from './result-actions'

// Only a reading needs them.
const ChoosePages = dynamic(() => import('./choose-pages').then((module) => module.ChoosePages))
const ReadingResult = dynamic(() => import('./reading-result').then((module) => module.ReadingResult))

type ResultsCardProps = {
  /** The address of "Add More Universities". */
  addHref: Route
  /** Puts addresses into the form; null while there is no form. */
  onReadPages: ((urls: string[]) => void) | null
}

export function ResultsCard({ addHref, onReadPages }: ResultsCardProps) {
  const { phase, jobId, result, problem } = useRunStore()
  const job = useJobStore(({ jobs }) => jobs.find(({ id }) => id === jobId))
  if (phase !== 'idle') return null
  if (!result || !job) return problem && <Problem text={problem} />
  return (
    <section aria-labelledby="results" className="card gap-4 p-5 md:p-6">
      <div>
        <h2 id="results" className="text-lg">
          Results
        </h2>
        <p className="mt-1 text-sm wrap-anywhere text-ink-2">{job.target}</p>
        <p className="mt-1 text-sm text-ink-2">{describe(job, result)}</p>
      </div>
      {job.state === 'cancelled' && (
        <p className="text-sm text-warn">Cancelled: the pages read before that are kept.</p>
      )}
      {problem && <Problem text={problem} />}
      {result.notices.map((notice) => (
        <p key={notice} className="text-sm text-warn">
          {notice}
        </p>
      ))}
      {result.resumeAt !== null && (
        <Button
          type="button"
          variant="accent"
          className="justify-self-start"
          onClick={() => void readRest(result)}
        >
          Read the remaining pages
        </Button>
      )}
      <Found key={job.id} result={result} addHref={addHref} job={job} onReadPages={onReadPages} />
      {result.errors && <PageErrors errors={result.errors} job={job} />}
    </section>
  )
}

/**
 * The results of a job. The choice of pages comes before the job, and the values read from pages come before the pages.
 */
function Found({ result, job, addHref, onReadPages }: ResultsCardProps & { result: JobResult; job: Job }) {
  const chooses = choosesFor(job.mode)
  if (chooses && result.links.length > 0) {
    return onReadPages && <ChoosePages links={result.links} target={job.target} reads={chooses} />
  }
  const reads = readsOf(job.mode)
  const isReading = reads !== null
  return (
    <>
      {reads && <ReadingResult entries={result.entries} job={job} reads={reads} addHref={addHref} />}
      {isReading && <h3 className="border-t border-line pt-4 text-md">Pages read</h3>}
      <ResultActions result={result} isReading={isReading} />
      <FilteredResults result={result} addHref={addHref} job={job} onReadPages={onReadPages} />
    </>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p className="rounded-sm border border-line bg-surface px-4 py-3 text-sm wrap-anywhere text-bad">
      {text}
    </p>
  )
}

function describe(job: Job, result: JobResult): string {
  const { creditsUsed, startedAt, endedAt } = job
  const parts = [
    result.text === null && (partRead(job) ?? count(entriesOf(result).length, 'entry', 'entries')),
    creditsUsed !== null && `${count(creditsUsed, 'credit')} used`,
    endedAt !== null && `took ${formatElapsed(endedAt - startedAt)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** Pages that could not be read, and those that the site's robots.txt asks crawlers not to read. */
function PageErrors({ errors: all, job }: { errors: CrawlErrors; job: Job }) {
  const { errors, robotsBlocked } = all
  const again = readableAgain(job, all)
  return (
    <>
      <FoldedList
        summary={`${count(errors.length, 'page')} could not be read`}
        label="Pages that could not be read"
        items={errors}
        isOpen={errors.length <= 3}
      >
        {({ url, error, code }) => (
          <>
            <p>
              <ForeignLink url={url} />
            </p>
            <p className="wrap-anywhere text-ink-2">
              {error}
              {code && ` (${code})`}
            </p>
          </>
        )}
      </FoldedList>
      {again.length > 0 && (
        <Button
          type="button"
          className="justify-self-start"
          onClick={() => void startPages(job.mode, { target: job.target, urls: again })}
        >
          {`Read the ${plural(again.length, 'missing page', `${formatCount(again.length)} missing pages`)} in another job`}
        </Button>
      )}
      <FoldedList
        summary={`${count(robotsBlocked.length, 'page')} blocked by robots.txt`}
        label="Pages blocked by robots.txt"
        items={robotsBlocked}
      >
        {(url) => <ForeignLink url={url} />}
      </FoldedList>
    </>
  )
}
