import { Progress } from '@/components/ui/progress'
import { Card } from '@/components/ui/card'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { modeOf, SERVICE } from '@/lib/scraper/browser/modes'
import { formatElapsed, nextPercent } from '@/lib/scraper/browser/jobs'
import { cancelRun } from '@/lib/scraper/browser/run-actions'
import { useRunStore } from '@/lib/scraper/browser/run-store'

const LOST = {
  connection: 'Connection lost.',
  limit: 'Asked too often.',
  busy: 'This site is busy.',
  'service-limit': `${SERVICE.name} asks us to wait.`,
}

export function JobProgressBar() {
  const { phase, mode, jobId, elapsedMs, connection, collected } = useRunStore()
  const job = useJobStore(({ jobs }) => jobs.find(({ id }) => id === jobId))
  if (phase === 'idle' || phase === 'starting') return null

  const { progress } = modeOf(mode)
  const percent = job?.percent ?? nextPercent(0, { elapsedMs, total: 0, completed: 0, isCompleted: false })
  const canCancel = phase === 'running' && (job?.kind === 'crawl' || job?.kind === 'batch')
  const counted =
    job && job.total > 0
      ? `${formatCount(job.completed)} of ${formatCount(job.total)} pages`
      : 'No pages counted yet'

  return (
    <Card as="section" size="large" aria-label="Progress">
      <div className="flex justify-between gap-4">
        <span>{progress}</span>
        <span>{`${percent}%`}</span>
      </div>
      <Progress max={100} value={percent} aria-label={progress} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-2">
        <p>
          {`${phase === 'collecting' ? `Fetching pages: ${formatCount(collected)} of ${formatCount(job?.completed ?? 0)}` : counted} · ${formatElapsed(elapsedMs)}`}
        </p>
        <Button size="small" onClick={cancelRun}>
          {canCancel || !job ? 'Cancel' : 'Stop waiting'}
        </Button>
      </div>
      <p role="status" className="text-sm text-warn">
        {connection &&
          `${LOST[connection.why]} Trying again in ${Math.ceil(connection.retryInMs / 1_000)} s; the job continues at the service, and nothing is lost.`}
      </p>
    </Card>
  )
}
