import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { toFile, toPagesFile } from '@/lib/scraper/browser/job-result'
import { forgetJob, useJobStore } from '@/lib/scraper/browser/job-store'
import { partRead, type Job } from '@/lib/scraper/browser/jobs'
import { modeOf } from '@/lib/scraper/browser/modes'
import { loadResult } from '@/lib/scraper/browser/result-store'
import { openJob } from '@/lib/scraper/browser/run-actions'
import { NO_RUN, useRunStore } from '@/lib/scraper/browser/run-store'
import { showError } from '@/lib/scraper/browser/toast-store'
import { count, formatDateTime } from '@/lib/text/format'

const STATES: Record<Job['state'], string> = {
  running: 'Running',
  completed: 'Completed',
  nothing: 'Nothing found',
  partial: 'Incomplete',
  cancelled: 'Cancelled',
  failed: 'Failed',
}

async function download({ id }: Job) {
  const result = await loadResult(id)
  const file = result && (toFile(result) ?? toPagesFile(result))
  if (file) downloadText(file.name, file.content)
  else showError('There is nothing of this job in this browser to download')
}

async function remove({ id }: Job) {
  await forgetJob(id)
  if (useRunStore.getState().jobId === id) useRunStore.setState(NO_RUN)
}

export function JobList() {
  const jobs = useJobStore((state) => state.jobs)
  const isBusy = useRunStore(({ phase }) => phase !== 'idle')
  const heading = useRef<HTMLHeadingElement>(null)
  const hasRemoved = useRef(false)
  useEffect(() => {
    // The button of a removed job goes with it.
    if (hasRemoved.current && document.activeElement === document.body) heading.current?.focus()
    hasRemoved.current = false
  }, [jobs])
  const onRemove = (job: Job) => {
    hasRemoved.current = true
    void remove(job)
  }
  return (
    <section aria-labelledby="last-jobs">
      <h2 ref={heading} id="last-jobs" tabIndex={-1} className="text-md">
        Last jobs
      </h2>
      {jobs.length === 0 && (
        <p className="mt-2 text-sm text-ink-3">Jobs of this browser are listed here, the last ten.</p>
      )}
      <ul className="mt-2 grid">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} isBusy={isBusy} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  )
}

type JobRowProps = { job: Job; isBusy: boolean; onRemove: (job: Job) => void }

function JobRow({ job, isBusy, onRemove }: JobRowProps) {
  const { mode, target, state, startedAt, completed, isCollected } = job
  const entries =
    partRead(job) ?? (completed > 0 && state !== 'nothing' && count(completed, 'entry', 'entries'))
  const name = `${modeOf(mode).label}: ${target}`
  return (
    <li className="border-t border-line py-3 text-sm">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-ink-3">
        {`${formatDateTime(new Date(startedAt))} · ${STATES[state]}${entries ? ` · ${entries}` : ''}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <JobButton label="Open" name={name} disabled={isBusy} onClick={() => void openJob(job.id)} />
        {isCollected && <JobButton label="Download" name={name} onClick={() => void download(job)} />}
        <JobButton label="Remove" name={name} disabled={isBusy} onClick={() => onRemove(job)} />
      </div>
    </li>
  )
}

type JobButtonProps = { label: string; name: string; disabled?: boolean; onClick: () => void }

function JobButton({ label, name, ...props }: JobButtonProps) {
  return (
    <Button size="small" aria-label={`${label} ${name}`} {...props}>
      {label}
    </Button>
  )
}
