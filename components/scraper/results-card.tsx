import type { Route } from 'next'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { count } from '@/lib/text/format'
import { entriesOf, filterEntries, filterLinks, type JobResult } from '@/lib/scraper/browser/job-result'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import type { Job } from '@/lib/scraper/browser/jobs'
import { formatElapsed } from '@/lib/scraper/browser/progress'
import { readRest } from '@/lib/scraper/browser/run-actions'
import { useRunStore } from '@/lib/scraper/browser/run-store'
import { PageErrors } from './page-errors'
import { ResultActions } from './result-actions'
import { ResultEntries } from './result-entries'
import { ResultLinks } from './result-links'
import { ResultRecords } from './result-records'

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
      <ResultActions result={result} />
      <FilteredResults key={job.id} result={result} addHref={addHref} job={job} onReadPages={onReadPages} />
      {result.errors && <PageErrors errors={result.errors} />}
    </section>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <p className="rounded-sm border border-line bg-surface px-4 py-3 text-sm wrap-anywhere text-bad">
      {text}
    </p>
  )
}

function describe({ creditsUsed, startedAt, endedAt }: Job, result: JobResult): string {
  const parts = [
    result.text === null && count(entriesOf(result).length, 'entry', 'entries'),
    creditsUsed !== null && `${count(creditsUsed, 'credit')} used`,
    endedAt !== null && `took ${formatElapsed(endedAt - startedAt)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

type FilteredProps = ResultsCardProps & { result: JobResult; job: Job }

function FilteredResults({ result, job, addHref, onReadPages }: FilteredProps) {
  const [filter, setFilter] = useState('')
  const { entries, links, records, text } = result
  return (
    <>
      {text !== null && (
        <pre
          tabIndex={0}
          aria-label="Text"
          className="max-h-[32rem] overflow-auto rounded-sm bg-sunk p-4 font-sans text-sm whitespace-pre-wrap"
        >
          {text}
        </pre>
      )}
      {records && <ResultRecords records={records} source={job.target} addHref={addHref} />}
      {records && entries.length > 0 && <h3 className="border-t border-line pt-4 text-md">Pages read</h3>}
      {entries.length + links.length > 1 && (
        <label className="grid gap-1 text-sm font-semibold">
          Filter
          <span className="field font-normal">
            <input
              type="search"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
              placeholder="Words in the address, title or text"
            />
          </span>
        </label>
      )}
      {entries.length > 0 && <ResultEntries entries={filterEntries(entries, filter)} />}
      {links.length > 0 && (
        <ResultLinks links={filterLinks(links, filter)} onReadPages={text === null ? onReadPages : null} />
      )}
    </>
  )
}
