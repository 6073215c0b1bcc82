import { ExternalLink } from '@/components/ui/external-link'
import type { Scholarship } from '@/lib/scholarships/record/schema'
import { CONFIDENCES } from '@/lib/scholarships/vocabulary'
import { formatMonth, onDayOrInMonth } from '@/lib/text/format'
import { labelOf } from '@/lib/text/options'
import { DetailSection } from './detail-section'

/** The sources, the days on which they were read, and the confidence. */
export function AwardSources({ scholarship }: { scholarship: Scholarship }) {
  const { sources, editorial, confidence } = scholarship
  return (
    <DetailSection id="sources" title="Sources">
      <p>{`${labelOf(CONFIDENCES, confidence) ?? ''}.`}</p>
      <ul className="mt-3 grid gap-2 text-sm">
        {sources.map(({ title, url, checkedOn, isLive }) => (
          <li key={title} className="wrap-anywhere">
            {url ? <ExternalLink href={url}>{title}</ExternalLink> : <span>{title}</span>}
            <p>{`Read ${onDayOrInMonth(checkedOn)}${isLive ? '' : ' in a stored copy'}`}</p>
          </li>
        ))}
        {editorial && (
          <li>
            <span>
              {`${sources.length > 0 ? 'The rest written' : 'Written'} from general knowledge in ${formatMonth(editorial.month)}; `}
            </span>
            {editorial.checkAt ? (
              <span key="provider">
                check with <ExternalLink href={editorial.checkAt}>the provider</ExternalLink>
              </span>
            ) : (
              <span>check it first</span>
            )}
          </li>
        )}
      </ul>
    </DetailSection>
  )
}
