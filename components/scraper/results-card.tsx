import type { Route } from 'next'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { entriesOf, type JobResult } from '@/lib/scraper/browser/job-result'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { formatElapsed, partRead, type Job } from '@/lib/scraper/browser/jobs'
import { modeOf } from '@/lib/scraper/browser/modes'
import { readableAgain } from '@/lib/scraper/browser/page-errors'
import { readRest } from '@/lib/scraper/browser/run-actions'
import { useRunStore } from '@/lib/scraper/browser/run-store'
import { startPages } from '@/lib/scraper/browser/start-pages'
import type { CrawlErrors } from '@/lib/scraper/shared/answers'
import { estimateCredits } from '@/lib/scraper/shared/limits'
import { count, formatCount, plural } from '@/lib/text/format'
import { FoldedList } from './folded-list'
import { ForeignLink } from './foreign-link'
import { Found } from './found'

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
    <Card as="section" size="large" aria-labelledby="results">
      <div>
        <h2 id="results" className="text-md">
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
        <Button variant="accent" className="justify-self-start" onClick={() => void readRest(result)}>
          Read the remaining pages
        </Button>
      )}
      <Found key={job.id} result={result} addHref={addHref} job={job} onReadPages={onReadPages} />
      {result.errors && <PageErrors errors={result.errors} job={job} />}
    </Card>
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
  const price = modeOf(job.mode).reads ? estimateCredits(again.length) : again.length
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
            <p className="wrap-anywhere text-ink-2">{`${error}${code ? ` (${code})` : ''}`}</p>
          </>
        )}
      </FoldedList>
      {again.length > 0 && (
        <Button
          className="justify-self-start"
          onClick={() => void startPages(job.mode, { target: job.target, urls: again })}
        >
          {`Read the ${plural(again.length, 'missing page', `${formatCount(again.length)} missing pages`)} in another job, about ${count(price, 'credit')}`}
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
