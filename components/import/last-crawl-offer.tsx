import { Button } from '@/components/ui/button'
import { count, formatDate, plural } from '@/lib/text/format'
import type { LastCrawl } from '@/lib/scraper/shared/last-crawl'

type LastCrawlOfferProps = { crawl: LastCrawl; isBusy: boolean; onReview: () => void }

/** Offers the records of the last crawl for review. */
export function LastCrawlOffer({
  crawl: { records, source, savedOn },
  isBusy,
  onReview,
}: LastCrawlOfferProps) {
  return (
    <>
      <p className="wrap-anywhere text-ink-2">
        {count(records.length, 'record')} from {source}, kept in this browser on {formatDate(savedOn)}.
      </p>
      <Button type="button" variant="accent" className="mt-3" disabled={isBusy} onClick={onReview}>
        Review {plural(records.length, 'it', 'them')}
      </Button>
    </>
  )
}
