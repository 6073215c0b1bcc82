import { labelOf } from '@/lib/text/options'
import { ExternalLink } from '@/components/ui/external-link'
import { formatDayOrMonth, formatMonth } from '@/lib/text/format'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { CONFIDENCES } from '@/lib/scholarships/vocabulary'
import { Section } from './section'

/** Where all this comes from, when it was checked, and how sure it is. */
export function SourcesSection({ scholarship }: { scholarship: Scholarship }) {
  const { sources, editorial, confidence } = scholarship
  const sure = labelOf(CONFIDENCES, confidence)
  return (
    <Section id="sources" title="Sources">
      <p>How sure we are: {sure?.toLowerCase()}.</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {sources.map(({ title, url, checkedOn }) => (
          <li key={title}>
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}, checked{' '}
            {formatDayOrMonth(checkedOn)}
          </li>
        ))}
        {editorial && (
          <li>
            Written from general knowledge in {formatMonth(editorial.month)}
            {editorial.checkAt ? (
              <>
                ; check with <ExternalLink href={editorial.checkAt}>the provider</ExternalLink>
              </>
            ) : (
              '; check it first'
            )}
          </li>
        )}
      </ul>
    </Section>
  )
}
