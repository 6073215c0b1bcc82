import { Card } from '@/components/ui/card'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { pagesOfEntry } from '@/lib/scraper/browser/check-again'
import { useRunStore } from '@/lib/scraper/browser/run-store'
import { startPages } from '@/lib/scraper/browser/start-pages'
import { estimateCredits, MAX_READING } from '@/lib/scraper/shared/limits'
import { count } from '@/lib/text/format'

/** Offers to read the pages of an added university again; its profile leads here. */
export function CheckEntry({ id, hasKey }: { id: string; hasKey: boolean }) {
  const entry = useAddedStore(({ entries }) => entries.find((added) => added.id === id))
  const isBusy = useRunStore(({ phase }) => phase !== 'idle')
  useEffect(openAdded, [])
  if (!entry) return null
  const { name, website } = entry.record
  const urls = pagesOfEntry(entry).slice(0, MAX_READING)
  const [first] = urls
  const start = () => startPages('reading-pages', { target: website ?? first ?? '', urls, checks: entry.id })
  return (
    <Card as="section" size="large" aria-labelledby="check-entry">
      <h2 id="check-entry" className="text-md wrap-anywhere">{`Check ${name} again`}</h2>
      <p className="text-ink-2">
        {`${first ? `Only the pages with its values are read again: ${count(urls.length, 'page')}, about ${count(estimateCredits(urls.length), 'credit')}.` : 'None of its values was found on a page, so there is nothing to read again.'}${first && !hasKey ? ' Save your key first.' : ''}`}
      </p>
      {first && hasKey && (
        <Button variant="main" className="self-start" disabled={isBusy} onClick={() => void start()}>
          Check again
        </Button>
      )}
    </Card>
  )
}
