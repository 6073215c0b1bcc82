'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { useRef, useState, type ReactNode } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Button } from '@/components/ui/button'
import { tellToggle } from '@/components/ui/tell-toggle'

type WhenOpenedProps<Loaded> = {
  summary: string
  /** Says where a visitor without script finds the same. */
  otherwise: ReactNode
  /** Loads the script of the content, and a file if it needs one. */
  load: () => Promise<Loaded>
  children: (loaded: Loaded) => Elements
}

/** A disclosure that opens without script, and loads its content when it is first opened. */
export function WhenOpened<Loaded>({ summary, otherwise, load, children }: WhenOpenedProps<Loaded>) {
  const isWanted = useRef(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [content, setContent] = useState<{ loaded: Loaded } | null>(null)

  const fetchContent = () =>
    load().then(
      (loaded) => setContent({ loaded }),
      () => setHasFailed(true),
    )

  return (
    <Collapsible
      ref={tellToggle}
      className="border-b border-line"
      onToggle={({ currentTarget }) => {
        if (isWanted.current || !currentTarget.open) return
        isWanted.current = true
        void fetchContent()
      }}
    >
      <CollapsibleTrigger>{summary}</CollapsibleTrigger>
      <div className="pb-4">
        {content && children(content.loaded)}
        {!content && !hasFailed && (
          <p role="status" className="text-ink-2 noscript:hidden">
            Loading…
          </p>
        )}
        {!content && hasFailed && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>This could not be loaded. Are you offline?</p>
            <Button
              onClick={() => {
                setHasFailed(false)
                void fetchContent()
              }}
            >
              Try again
            </Button>
          </div>
        )}
        <p className="hidden noscript:block">
          This needs JavaScript. <span>{otherwise}</span>
        </p>
      </div>
    </Collapsible>
  )
}
