import { Detail, DetailList } from '@/components/ui/detail-list'
import type { Route } from 'next'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { saveLastCrawl } from '@/lib/scraper/browser/last-crawl'
import type { CheckedRecords, RefusedRecord, ScrapedUniversity } from '@/lib/scraper/shared/records'
import { showError } from '@/lib/scraper/browser/toast-store'
import { count, formatCount } from '@/lib/text/format'
import { isoDate } from '@/lib/text/iso-date'
import { FoldedList } from './folded-list'
import { PreviewList } from './preview-list'

type ResultRecordsProps = { records: CheckedRecords; source: string; addHref: Route }

export function ResultRecords({ records: { accepted, refused }, source, addHref }: ResultRecordsProps) {
  const [isSent, setIsSent] = useState(false)
  const send = () => {
    const records = accepted.map(({ record }) => record)
    const isKept = saveLastCrawl(records, { source, savedOn: isoDate(new Date()) })
    setIsSent(isKept)
    if (!isKept) showError('This browser could not keep the records: download them and add the file instead')
  }
  return (
    <div className="grid gap-4">
      <h3 className="text-md">{count(accepted.length, 'university record')}</h3>
      {accepted.length > 0 && (
        <>
          <PreviewList label="University records" items={accepted}>
            {({ record }) => <Accepted record={record} />}
          </PreviewList>
          <Button variant="accent" className="justify-self-start" onClick={send}>
            Send to Add More Universities
          </Button>
        </>
      )}
      <p role="status" className="text-sm">
        {isSent && (
          <>
            <span>{'The records are ready for your review under '}</span>
            <Link href={addHref}>Add More Universities</Link>
            <span>.</span>
          </>
        )}
      </p>
      <FoldedList
        summary={`${formatCount(refused.length)} refused, with reasons`}
        label="Refused records"
        items={refused}
      >
        {(entry) => <Refused entry={entry} />}
      </FoldedList>
    </div>
  )
}

function Accepted({ record }: { record: ScrapedUniversity }) {
  const facts = [
    ['Country', record.country],
    ['Established', record.establishedYear],
    ['Students', record.studentPopulation && formatCount(record.studentPopulation)],
    ['Tuition, international', record.tuitionFees?.international],
    ['Tuition, domestic', record.tuitionFees?.domestic],
  ] as const
  return (
    <div className="text-sm">
      <h4 translate="no" className="font-sans text-base font-semibold wrap-anywhere">
        {record.name}
      </h4>
      <DetailList>
        {facts.map(([label, value]) => (
          <Detail key={label} term={label}>
            {value ?? <span className="text-ink-3">Not reported</span>}
          </Detail>
        ))}
        <Detail term="From">The service does not say which page</Detail>
      </DetailList>
    </div>
  )
}

function Refused({ entry: { reasons, value } }: { entry: RefusedRecord }) {
  return (
    <>
      {reasons.map((reason, index) => (
        <p key={index} className="text-bad">
          {reason}
        </p>
      ))}
      {value !== null && <p className="wrap-anywhere text-ink-3">{JSON.stringify(value).slice(0, 300)}</p>}
    </>
  )
}
