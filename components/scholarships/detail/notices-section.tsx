import { ExternalLink } from '@/components/ui/external-link'
import { formatDate, formatDayOrMonth } from '@/lib/text/format'
import type { Notice } from '@/lib/eligibility/schema'
import { DetailSection } from './detail-section'

type NoticesSectionProps = { notices: readonly Notice[]; countryName: (code: string) => string }

/** Rules of a host country that touch every award there: information, not rules of this one. */
export function NoticesSection({ notices, countryName }: NoticesSectionProps) {
  if (notices.length === 0) return null
  return (
    <DetailSection id="notices" hasFacts={false} title="Country-wide notices">
      {notices.map(({ id, title, text, nationalities, sources, checkedOn }) => (
        <div key={id}>
          <h3 className="text-md">{title}</h3>
          <p className="mt-2">{text}</p>
          <p className="mt-2 text-sm text-ink-2">{`Nationalities concerned: ${nationalities.map(countryName).join(', ')}.`}</p>
          <ul className="mt-2 text-sm text-ink-2">
            {sources.map((source) => (
              <li key={source.url}>
                <ExternalLink href={source.url}>{source.title}</ExternalLink>
                {source.publishedOn && <span>{`, ${formatDate(source.publishedOn)}`}</span>}
              </li>
            ))}
            <li>{`Checked ${formatDayOrMonth(checkedOn)}`}</li>
          </ul>
        </div>
      ))}
    </DetailSection>
  )
}
