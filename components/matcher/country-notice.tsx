import type { Notice } from '@/lib/eligibility/schema'
import { formatDate } from '@/lib/text/format'

/** A rule of the host country. It is information only, not a rule of the scholarship. */
export function CountryNotice({ notice }: { notice: Notice }) {
  return (
    <details className="mt-3 rounded-sm border border-line px-3 py-2 text-sm">
      <summary className="min-h-7 text-warn">Notice: {notice.title}</summary>
      <p className="mt-2 text-ink-2">{notice.text}</p>
      <p className="mt-2 text-ink-2">
        Since {formatDate(notice.since)}. Sources:{' '}
        {notice.sources.map(({ title, url }, at) => (
          <span key={url}>
            {at > 0 && '; '}
            <a href={url} rel="noopener">
              {title}
            </a>
          </span>
        ))}
        .
      </p>
    </details>
  )
}
