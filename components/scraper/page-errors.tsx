import type { JobResult } from '@/lib/scraper/browser/job-result'
import { count } from '@/lib/text/format'
import { ForeignLink } from './foreign-link'

/** Pages that could not be read, and those that the site's robots.txt asks crawlers not to read. */
export function PageErrors({
  errors: { errors, robotsBlocked },
}: {
  errors: NonNullable<JobResult['errors']>
}) {
  return (
    <>
      {errors.length > 0 && (
        <details className="text-sm" open={errors.length <= 3}>
          <summary className="py-3 text-accent">{count(errors.length, 'page')} could not be read</summary>
          <ul aria-label="Pages that could not be read" className="grid gap-2">
            {errors.map(({ url, error, code }, index) => (
              <li key={index} className="border-t border-line pt-2">
                <p>
                  <ForeignLink url={url} />
                </p>
                <p className="wrap-anywhere text-ink-2">
                  {error}
                  {code && ` (${code})`}
                </p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {robotsBlocked.length > 0 && (
        <details className="text-sm">
          <summary className="py-3 text-accent">
            {count(robotsBlocked.length, 'page')} blocked by robots.txt
          </summary>
          <ul aria-label="Pages blocked by robots.txt" className="grid gap-2">
            {robotsBlocked.map((url, index) => (
              <li key={index} className="border-t border-line pt-2">
                <ForeignLink url={url} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
