'use client'

import { Card } from '@/components/ui/card'
import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useEarlyInput } from '@/components/ui/early-input'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useJobStore, watchJobs } from '@/lib/scraper/browser/job-store'
import { useKeyStore, watchKey } from '@/lib/scraper/browser/key-store'
import type { Mode } from '@/lib/scraper/browser/modes'
import { resumeUnfinished } from '@/lib/scraper/browser/run-actions'
import { checkedId } from '@/lib/scraper/shared/check-hash'
import { closeToast, useToastStore, type Toast } from '@/lib/scraper/browser/toast-store'
import { JobForm } from './job-form'
import { JobList } from './job-list'
import { JobProgressBar } from './job-progress'
import { KeyBadge } from './key-badge'
import { KeySetup } from './key-setup'
import { ResultsCard } from './results-card'

// Only a visit from the profile of an added university needs it.
const CheckEntry = dynamic(() => import('./check-entry').then((module) => module.CheckEntry))

const { onFinishHydration, hasHydrated } = useJobStore.persist

/**
 * The whole tool: a setup card until there is a key, then the form; below it the progress, the results and earlier jobs.
 */
export function ScraperTool({ addHref }: { addHref: Route }) {
  const isReady = useSyncExternalStore(onFinishHydration, hasHydrated, () => false)
  const hasKey = useKeyStore(({ apiKey }) => apiKey !== '')
  const [form, setForm] = useState<{ mode: Mode; urls: string }>({ mode: 'crawl', urls: '' })
  const [hasChangedKey, setHasChangedKey] = useState(false)
  const isHydrated = useHydrated()
  const checks = isHydrated ? checkedId(window.location.hash) : null
  const root = useRef<HTMLDivElement>(null)
  useEarlyInput(root)
  useEffect(() => {
    void useKeyStore.persist.rehydrate()
    void useJobStore.persist.rehydrate()
    void resumeUnfinished()
    const stops = [watchKey(), watchJobs()]
    return () => stops.forEach((stop) => stop())
  }, [])

  return (
    <div ref={root} className="mt-8 grid items-start gap-8">
      <p className="hidden noscript:block">
        The scraper works in the browser and needs JavaScript. Everything else here does not.
      </p>
      <div className="grid gap-6 noscript:hidden">
        {checks && <CheckEntry id={checks} hasKey={hasKey} />}
        {hasKey ? (
          <Card as="section" size="large" aria-label="New job" className="gap-5">
            <KeyBadge onRemoved={() => setHasChangedKey(true)} />
            <JobForm
              mode={form.mode}
              urls={form.urls}
              hasFocus={hasChangedKey}
              onMode={(mode) => setForm({ mode, urls: '' })}
            />
          </Card>
        ) : (
          <KeySetup hasFocus={hasChangedKey} onSaved={() => setHasChangedKey(true)} />
        )}
        <JobProgressBar />
        <ResultsCard
          addHref={addHref}
          onReadPages={hasKey ? (urls) => setForm({ mode: 'batch', urls: urls.join('\n') }) : null}
        />
      </div>
      {isReady && <JobList />}
      <Toasts />
    </div>
  )
}

/**
 * Both regions are always in the page: a screen reader often ignores the text of a region that appears together with it.
 */
function Toasts() {
  const toasts = useToastStore((state) => state.toasts)
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-50 grid gap-2 sm:left-auto sm:w-96">
      <div role="status" className="grid gap-2">
        {toasts.map((toast) => toast.tone === 'good' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
      <div role="alert" className="grid gap-2">
        {toasts.map((toast) => toast.tone === 'bad' && <ToastCard key={toast.id} toast={toast} />)}
      </div>
    </div>
  )
}

function ToastCard({ toast: { id, tone, title, text } }: { toast: Toast }) {
  return (
    <div className="pointer-events-auto flex items-start gap-3 rounded-md border border-line-strong bg-surface py-2 pr-1 pl-4 [box-shadow:var(--shadow)]">
      <span aria-hidden className={`py-2 ${tone === 'good' ? 'text-good' : 'text-bad'}`}>
        {tone === 'good' ? '✓' : '!'}
      </span>
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        {title && <b>{`${title}: `}</b>}
        <span>{text}</span>
      </p>
      <button
        type="button"
        aria-label="Close"
        className="grid size-11 place-items-center rounded-sm text-ink-2 hover:bg-sunk"
        onClick={() => closeToast(id)}
      >
        ✕
      </button>
    </div>
  )
}
