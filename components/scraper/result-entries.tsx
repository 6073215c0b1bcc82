import { useState } from 'react'
import type { ResultEntry } from '@/lib/scraper/shared/results'
import { ForeignLink } from './foreign-link'
import { PreviewList } from './preview-list'

export function ResultEntries({ entries }: { entries: readonly ResultEntry[] }) {
  return (
    <PreviewList label="Pages" items={entries}>
      {(entry) => <Entry key={entry.url} entry={entry} />}
    </PreviewList>
  )
}

function Entry({ entry }: { entry: ResultEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  const { url, title, description, statusCode, markdown, warning, isShortened } = entry
  const isBad = statusCode !== null && statusCode >= 400
  return (
    <article className="grid gap-1 text-sm">
      <h3 className="font-sans text-base font-semibold wrap-anywhere">{title ?? 'Page without a title'}</h3>
      <p>
        <ForeignLink url={url} />
      </p>
      {description && <p className="wrap-anywhere text-ink-2">{description}</p>}
      {isBad && <p className="text-warn">This page answered with status {statusCode}.</p>}
      {warning && <p className="text-warn">{warning}</p>}
      {isShortened && <p className="text-ink-3">This page is very long: part of it was left out.</p>}
      {markdown !== null && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="py-3 text-accent">Text of the page</summary>
          {isOpen && (
            <pre
              tabIndex={0}
              aria-label={`Text of ${title ?? url ?? 'the page'}`}
              className="max-h-80 overflow-auto rounded-sm bg-sunk p-3 font-sans wrap-anywhere whitespace-pre-wrap"
            >
              {markdown}
            </pre>
          )}
        </details>
      )}
    </article>
  )
}
