import { Button } from '@/components/ui/button'
import type { FoundLink } from '@/lib/scraper/shared/answers'
import { MAX_BATCH } from '@/lib/scraper/shared/limits'
import { formatCount, plural } from '@/lib/text/format'
import { ForeignLink } from './foreign-link'
import { PreviewList } from './preview-list'

type ResultLinksProps = {
  links: readonly FoundLink[]
  /** Puts the addresses into the form, to read the pages; null where that cannot be done. */
  onReadPages: ((urls: string[]) => void) | null
}

export function ResultLinks({ links, onReadPages }: ResultLinksProps) {
  const readable = Math.min(links.length, MAX_BATCH)
  return (
    <>
      <PreviewList label="Pages found" items={links}>
        {({ url, title, description }) => (
          <div className="grid gap-1 text-sm">
            {title && <h3 className="font-sans text-base font-semibold wrap-anywhere">{title}</h3>}
            <p>
              <ForeignLink url={url} />
            </p>
            {description && <p className="wrap-anywhere text-ink-2">{description}</p>}
          </div>
        )}
      </PreviewList>
      {onReadPages && readable > 0 && (
        <Button
          type="button"
          className="justify-self-start"
          onClick={() => onReadPages(links.slice(0, readable).map(({ url }) => url))}
        >
          Read {plural(readable, 'this page', `these ${formatCount(readable)} pages`)}
        </Button>
      )}
    </>
  )
}
