import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { saveLastCrawl } from '@/lib/scraper/browser/last-crawl'
import { showError } from '@/lib/scraper/browser/toast-store'
import type { LeftRecord } from '@/lib/scraper/shared/last-crawl'
import type { Reading } from './reading'

type SendOnProps = Pick<Reading, 'job' | 'readOn' | 'addHref'> & {
  /** Name and country of the university, without which a record cannot be sent on. */
  name: string
  country: string
  record: () => LeftRecord
}

/** Sends a record to the review under "Add More Universities". */
export function SendOn({ name, country, record, job, readOn, addHref }: SendOnProps) {
  const [isSent, setIsSent] = useState(false)
  const isNamed = name.trim() !== ''
  const isPlaced = country.trim() !== ''
  const send = () => {
    const isKept = saveLastCrawl([record()], { source: job.target, savedOn: readOn })
    setIsSent(isKept)
    if (!isKept) showError('This browser could not keep the record: download it and add the file instead')
  }
  return (
    <div className="grid gap-2">
      <Button variant="accent" className="justify-self-start" disabled={!isNamed || !isPlaced} onClick={send}>
        Send to Add More Universities
      </Button>
      {!(isNamed && isPlaced) && (
        <p className="text-sm text-warn">{`Enter the ${[!isNamed && 'name', !isPlaced && 'country'].filter(Boolean).join(' and the ')} to send it on.`}</p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {isSent && (
          <>
            <span>{'The record is ready for your review under '}</span>
            <Link href={addHref}>Add More Universities</Link>
            <span>.</span>
          </>
        )}
      </p>
    </div>
  )
}
