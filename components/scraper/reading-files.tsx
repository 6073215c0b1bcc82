import { Button, buttonVariants } from '@/components/ui/button'
import { downloadBlob, downloadText } from '@/components/ui/download-text'
import { ExternalLink } from '@/components/ui/external-link'
import { correctionIssue, type Correction } from '@/lib/corrections/issue'
import { correctionFile } from '@/lib/scraper/browser/correction'
import type { Job } from '@/lib/scraper/browser/jobs'
import { pagesToZip } from '@/lib/scraper/browser/reading-files'
import { startPages } from '@/lib/scraper/browser/start-pages'
import { estimateCredits, MAX_READING } from '@/lib/scraper/shared/limits'
import { count } from '@/lib/text/format'
import type { Reading } from './reading'

type ReadingFilesProps = Pick<Reading, 'entries' | 'job' | 'readOn' | 'site'> & {
  /** The name of the file with the accepted values: "record". */
  what: string
  /** Begins the names of the files: "university". */
  name: string
  json: () => unknown
  csv: () => string
  /** The pages of the accepted values. */
  pages: readonly string[]
  correction: Correction | null
}

/** Buttons that save what was read, read its pages again, and send what differs to the maintainers. */
export function ReadingFiles({
  entries,
  job,
  readOn,
  site: { correctionsAt },
  what,
  name,
  json,
  csv,
  pages,
  correction,
}: ReadingFilesProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => downloadText(`${name}-data.json`, `${JSON.stringify(json(), null, 2)}\n`)}>
        {`Download the ${what}`}
      </Button>
      <Button onClick={() => downloadText(`${name}-values.csv`, csv())}>Download all values (CSV)</Button>
      <Button
        onClick={() =>
          downloadBlob(
            `${name}-pages.zip`,
            new Blob([pagesToZip(entries, readOn)], { type: 'application/zip' }),
          )
        }
      >
        Download the pages (ZIP)
      </Button>
      <CheckAgain urls={pages.slice(0, MAX_READING)} job={job} />
      {correction && (
        <Button onClick={() => downloadText(`correction-${correction.id}.md`, correctionFile(correction))}>
          Download as a correction
        </Button>
      )}
      {correction && correctionsAt && (
        <ExternalLink href={correctionIssue(correction, correctionsAt)} className={buttonVariants()}>
          Send the correction as an issue
        </ExternalLink>
      )}
    </div>
  )
}

/** Reads only these pages again, in the same mode; says the price first. */
function CheckAgain({ urls, job }: { urls: readonly string[]; job: Job }) {
  if (urls.length === 0) return null
  const start = () => startPages(job.mode, { target: job.target, urls, checks: job.id })
  return (
    <Button onClick={() => void start()}>
      {`Check again: ${count(urls.length, 'page')}, about ${count(estimateCredits(urls.length), 'credit')}`}
    </Button>
  )
}
