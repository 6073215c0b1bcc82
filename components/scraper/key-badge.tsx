import { Badge } from '@/components/ui/badge'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { stopRun } from '@/lib/scraper/browser/follow-run'
import { useJobStore } from '@/lib/scraper/browser/job-store'
import { removeKey, useKeyStore } from '@/lib/scraper/browser/key-store'
import { cancelRun } from '@/lib/scraper/browser/run-actions'
import { useRunStore } from '@/lib/scraper/browser/run-store'
import { showToast } from '@/lib/scraper/browser/toast-store'

/** Says that there is a key, and lets the visitor change it. While a job runs it asks first. */
export function KeyBadge({ onRemoved }: { onRemoved: () => void }) {
  const isKept = useKeyStore((state) => state.isKept)
  const isBusy = useRunStore(({ phase }) => phase !== 'idle')
  const [isAsking, setIsAsking] = useState(false)
  const change = () => {
    onRemoved()
    stopRun()
    removeKey()
    showToast('good', 'You can now enter a new API key', 'API Key Removed')
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Badge as="p" variant="chip">
        <span aria-hidden>✓</span>API Key Connected
      </Badge>
      <Button size="small" onClick={() => (isBusy ? setIsAsking(true) : change())}>
        Change API Key
      </Button>
      {isAsking && isBusy && <Question onChange={change} onKeep={() => setIsAsking(false)} />}
      {!isKept && (
        <p className="w-full text-sm text-warn">
          This browser keeps nothing for this site: the key is forgotten when you leave the page.
        </p>
      )}
    </div>
  )
}

function Question({ onChange, onKeep }: { onChange: () => void; onKeep: () => void }) {
  const jobId = useRunStore((run) => run.jobId)
  const kind = useJobStore(({ jobs }) => jobs.find(({ id }) => id === jobId)?.kind)
  const canCancel = kind === 'crawl' || kind === 'batch'
  const cancel = async () => {
    await cancelRun()
    onChange()
  }
  return (
    <section
      aria-label="A job is running"
      className="grid w-full gap-3 rounded-sm border border-line-strong bg-sunk p-4 text-sm"
    >
      <p>
        A job is running with this key. It continues at the service and uses credits; you see it here again as
        soon as you save a key of the same account.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" autoFocus onClick={onKeep}>
          Keep this key
        </Button>
        <Button size="small" onClick={onChange}>
          Change the key, let the job run
        </Button>
        {canCancel && (
          <Button size="small" onClick={() => void cancel()}>
            Cancel the job and change the key
          </Button>
        )}
      </div>
    </section>
  )
}
