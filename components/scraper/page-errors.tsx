import { Button } from '@/components/ui/button'
import type { Job } from '@/lib/scraper/browser/jobs'
import { modeOf } from '@/lib/scraper/browser/modes'
import { readableAgain } from '@/lib/scraper/browser/page-errors'
import { startPages } from '@/lib/scraper/browser/start-pages'
import type { CrawlErrors } from '@/lib/scraper/shared/answers'
import { estimateCredits } from '@/lib/scraper/shared/limits'
import { count, formatCount, plural } from '@/lib/text/format'
import { FoldedList } from './folded-list'
import { ForeignLink } from './foreign-link'

/** Pages that could not be read, and those that the site's robots.txt asks crawlers not to read. */
export function PageErrors({ errors: all, job }: { errors: CrawlErrors; job: Job }) {
  const { errors, robotsBlocked } = all
  const again = readableAgain(job, all)
  const price = modeOf(job.mode).reads ? estimateCredits(again.length) : again.length
  return (
    <>
      <FoldedList
        summary={`${count(errors.length, 'page')} could not be read`}
        label="Pages that could not be read"
        items={errors}
        isOpen={errors.length <= 3}
      >
        {({ url, error, code }) => (
          <>
            <p>
              <ForeignLink url={url} />
            </p>
            <p className="wrap-anywhere text-ink-2">{`${error}${code ? ` (${code})` : ''}`}</p>
          </>
        )}
      </FoldedList>
      {again.length > 0 && (
        <Button
          type="button"
          className="justify-self-start"
          onClick={() => void startPages(job.mode, { target: job.target, urls: again })}
        >
          {`Read the ${plural(again.length, 'missing page', `${formatCount(again.length)} missing pages`)} in another job, about ${count(price, 'credit')}`}
        </Button>
      )}
      <FoldedList
        summary={`${count(robotsBlocked.length, 'page')} blocked by robots.txt`}
        label="Pages blocked by robots.txt"
        items={robotsBlocked}
      >
        {(url) => <ForeignLink url={url} />}
      </FoldedList>
    </>
  )
}
