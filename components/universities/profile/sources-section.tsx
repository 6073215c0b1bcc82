import { formatDate, formatMonth } from '@/lib/text/format'
import { describeFields } from '@/lib/universities/record/fields'
import type { CitedSource, Profile } from '@/lib/universities/record/provenance'
import { ExternalLink } from '@/components/ui/external-link'

function SourceItem({ anchor, title, publisher, year, licence, note, url, checkedOn, fields }: CitedSource) {
  return (
    <li id={anchor} className="scroll-mt-4 border-t border-line py-3.5 target:bg-accent-soft">
      <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
        {url ? <ExternalLink href={url}>{title}</ExternalLink> : title}
      </h3>
      <p className="mt-0.5 text-sm text-ink-2">
        {publisher}, {year}
        {licence && ` · ${licence}`} · checked on {formatDate(checkedOn)}
      </p>
      <p className="mt-1 text-sm text-ink-2">Used for: {describeFields(fields).join(', ')}.</p>
      {note && <p className="mt-1 text-sm text-ink-3">{note}</p>}
    </li>
  )
}

/** Every source of the record, what it stands for, and what no source stands for. */
export function SourcesSection({ university, sources }: Omit<Profile, 'awards'>) {
  const { editorial } = university
  return (
    <section aria-labelledby="sources" className="border-t border-line py-7 md:py-9">
      <h2 id="sources" className="text-lg md:text-xl">
        Sources and dates
      </h2>
      <ul className="mt-4 max-w-prose border-b border-line">
        {sources.map((source) => (
          <SourceItem key={source.anchor} {...source} />
        ))}
        {editorial && (
          <li className="border-t border-line py-3.5">
            <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
              Written from general knowledge in {formatMonth(editorial.month)}
            </h3>
            <p className="mt-0.5 text-sm text-ink-2">
              No source is cited for these, so{' '}
              <ExternalLink href={editorial.checkAt}>check with the university</ExternalLink>:{' '}
              {describeFields(editorial.fields).join(', ')}.
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}
