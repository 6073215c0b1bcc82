import { formatDate } from '@/lib/text/format'
import type { PageSource } from '@/lib/content/pages/schema'
import { PageLink } from './page-link'

/** The sources of a page's figures and rules, each with the day when it was last checked. */
export function SourceList({ sources }: { sources: readonly PageSource[] }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-prose border-t border-line pt-5 text-sm">
      <h2 id="sources" className="text-lg">
        Sources
      </h2>
      <ol className="mt-2 grid list-decimal gap-1.5 pl-5 marker:text-ink-3">
        {sources.map(({ title, publisher, url, checkedOn }) => (
          <li key={url}>
            <PageLink href={url}>{title}</PageLink>, {publisher}.{' '}
            <span className="text-ink-3">Known from {formatDate(checkedOn)}.</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
