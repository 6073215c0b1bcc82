import { ExternalLink } from '@/components/ui/external-link'
import { LEVELS } from '@/lib/facts/vocabulary'
import type { Provenance } from '@/lib/import/provenance'
import { formatDate } from '@/lib/text/format'
import { quoteLink } from '@/lib/text/quote-link'

/** Each value with the words of the page that say it, a link that opens the page there, and the day it was read. */
export function ProvenanceList({ provenance }: { provenance: readonly Provenance[] }) {
  return (
    <ul className="mt-4 border-b border-line">
      {provenance.map((entry, at) => (
        <li key={at} className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_1fr]">
          <span className="text-sm text-ink-3 sm:pt-px">{entry.label}</span>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-medium">{entry.value}</p>
            {entry.quote && (
              <blockquote className="mt-1 border-l-2 border-line-strong pl-3 text-sm text-ink-2">
                {entry.quote}
              </blockquote>
            )}
            <p className="mt-1 text-sm text-ink-3">
              <ExternalLink href={entry.isProven ? quoteLink(entry.page, entry.quote ?? '') : entry.page}>
                {entry.page.replace(/^https?:\/\/(www\.)?/, '')}
              </ExternalLink>
              <span>{`, read on ${formatDate(entry.readOn)}${entry.academicYear ? `, for ${entry.academicYear}` : ''}${entry.level ? `, for a ${LEVELS.find(({ value }) => value === entry.level)?.degree}` : ''}${!entry.isProven ? '. These words were not found on the page.' : ''}`}</span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
