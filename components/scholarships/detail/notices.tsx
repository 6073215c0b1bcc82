import { ExternalLink } from '@/components/ui/external-link'
import { formatDate, formatDayOrMonth } from '@/lib/text/format'
import type { Notice } from '@/lib/eligibility/schema'

type NoticesProps = { notices: readonly Notice[]; countryName: (code: string) => string }

/** Rules of a host country that touch every award there: information, not rules of this one. */
export function Notices({ notices, countryName }: NoticesProps) {
  return (
    <>
      {notices.map(({ id, title, text, nationalities, sources, checkedOn }) => (
        <div key={id}>
          <h3 className="mt-2 text-md">{title}</h3>
          {/* Two columns where there is room, one in a text. */}
          <div className="mt-1 columns-[28rem] gap-x-14">
            <p>{text}</p>
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
        </div>
      ))}
    </>
  )
}
