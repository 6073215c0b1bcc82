'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'

type WhenOpenedProps<Loaded> = {
  summary: string
  /** Where a reader without script finds the same. */
  otherwise: ReactNode
  /** What the content needs: its script, and perhaps a file. */
  load: () => Promise<Loaded>
  children: (loaded: Loaded) => ReactNode
}

/** A disclosure that opens without script, and loads what is in it when it is first opened. */
export function WhenOpened<Loaded>({ summary, otherwise, load, children }: WhenOpenedProps<Loaded>) {
  const details = useRef<HTMLDetailsElement>(null)
  const isWanted = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [content, setContent] = useState<{ loaded: Loaded } | null>(null)

  const fetchContent = () =>
    load().then(
      (loaded) => setContent({ loaded }),
      () => setHasFailed(true),
    )
  const fetchOnce = () => {
    if (isWanted.current || !details.current?.open) return
    isWanted.current = true
    void fetchContent()
  }
  // It may have been opened before this script was there to see it.
  useEffect(fetchOnce)

  return (
    <details ref={details} className="more border-b border-line" onToggle={fetchOnce}>
      <summary>{summary}</summary>
      <div className="pb-4">
        {content && children(content.loaded)}
        {!content && !hasFailed && (
          <p role="status" className="scripted text-ink-2">
            Loading…
          </p>
        )}
        {!content && hasFailed && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>This could not be loaded. Are you offline?</p>
            <Button
              type="button"
              onClick={() => {
                setHasFailed(false)
                void fetchContent()
              }}
            >
              Try again
            </Button>
          </div>
        )}
        <p className="hidden noscript:block">This needs JavaScript. {otherwise}</p>
      </div>
    </details>
  )
}
