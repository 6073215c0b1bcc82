import type { Route } from 'next'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { filterFound, type JobResult } from '@/lib/scraper/browser/job-result'
import type { Job } from '@/lib/scraper/browser/jobs'
import type { FoundLink, ResultEntry } from '@/lib/scraper/shared/answers'
import { MAX_BATCH } from '@/lib/scraper/shared/limits'
import { formatCount, plural } from '@/lib/text/format'
import { ForeignLink } from './foreign-link'
import { PreviewList } from './preview-list'
import { ResultRecords } from './result-records'
import { TextField } from './text-field'

type FilteredResultsProps = {
  result: JobResult
  job: Job
  addHref: Route
  onReadPages: ((urls: string[]) => void) | null
}

/** The results of a job: its text, its records, and its pages or links, with a filter. */
export function FilteredResults({ result, job, addHref, onReadPages }: FilteredResultsProps) {
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
      {entries.length + links.length > 1 && (
        <TextField
          label="Filter"
          type="search"
          value={filter}
          placeholder="Words in the address, title or text"
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      )}
      {entries.length > 0 && (
        <PreviewList label="Pages" items={filterFound(entries, filter)}>
          {(entry) => <Entry key={entry.url} entry={entry} />}
        </PreviewList>
      )}
      {links.length > 0 && (
        <Links links={filterFound(links, filter)} onReadPages={text === null ? onReadPages : null} />
      )}
    </>
  )
}

function Entry({ entry }: { entry: ResultEntry }) {
  const [isOpen, setIsOpen] = useState(false)
  const { url, title, description, statusCode, markdown, warning, isShortened } = entry
  const isBad = statusCode !== null && statusCode >= 400
  return (
    <article className="grid gap-1 text-sm">
      <PageHead url={url} title={title ?? 'Page without a title'} description={description} />
      {isBad && <p className="text-warn">{`This page answered with status ${statusCode}.`}</p>}
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

type LinksProps = Pick<FilteredResultsProps, 'onReadPages'> & { links: readonly FoundLink[] }

function Links({ links, onReadPages }: LinksProps) {
  const readable = Math.min(links.length, MAX_BATCH)
  return (
    <>
      <PreviewList label="Pages found" items={links}>
        {(link) => (
          <div className="grid gap-1 text-sm">
            <PageHead {...link} />
          </div>
        )}
      </PreviewList>
      {onReadPages && readable > 0 && (
        <Button
          className="justify-self-start"
          onClick={() => onReadPages(links.slice(0, readable).map(({ url }) => url))}
        >
          {`Read ${plural(readable, 'this page', `these ${formatCount(readable)} pages`)}`}
        </Button>
      )}
    </>
  )
}

/** The head of a page that was read or found. */
function PageHead({ url, title, description }: Pick<ResultEntry, 'url' | 'title' | 'description'>) {
  return (
    <>
      {title && <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>}
      <p>
        <ForeignLink url={url} />
      </p>
      {description && <p className="wrap-anywhere text-ink-2">{description}</p>}
    </>
  )
}
