import { formatMonth, plural } from '@/lib/text/format'
import type { Provenance } from '@/lib/universities/record/provenance'
import { ExternalLink } from '@/components/ui/external-link'

/** Where the figures above come from, and which of them nobody but the university can vouch for. */
export function ProvenanceNote({ sources, editorial }: Provenance) {
  if (!editorial && sources.length === 0) return null
  return (
    <div className="mt-4 space-y-1 text-sm text-ink-3">
      {editorial && (
        <p>
          {/* Beside figures that do have a source, the ones without are named. */}
          {sources.length > 0 &&
            `${editorial.covers.join(', ')}: `.replace(/^./, (first) => first.toUpperCase())}
          Written from general knowledge in {formatMonth(editorial.month)};{' '}
          <ExternalLink href={editorial.checkAt}>check with the university</ExternalLink>
        </p>
      )}
      {sources.length > 0 && (
        <p>
          {plural(sources.length, 'Source')}:{' '}
          {sources.map(({ anchor, label }, at) => (
            <span key={anchor}>
              {at > 0 && ', '}
              <a href={`#${anchor}`} className="text-ink-2">
                {label}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
