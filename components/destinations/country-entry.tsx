import { Fragment } from 'react'
import { ExternalLink } from '@/components/ui/external-link'
import type { Destination } from '@/lib/destinations/queries'
import { CountrySection } from './country-section'

/** Languages, certificates, tests and degrees of the country; nothing where none is known. */
export function CountryEntry({ destination: { national } }: { destination: Destination }) {
  const { lines, sources, validFor, isUnsure } = national.entry
  if (lines.length === 0) return null
  return (
    <CountrySection
      id="entry"
      title="Entry and languages"
      intro={
        <>
          <span>{`${isUnsure ? 'Probable rules' : 'Rules'} of the country for ${validFor ?? ''}, written from general knowledge; universities may ask for more. Kept at `}</span>
          {sources.map(({ title, publisher, url }, at) => (
            <Fragment key={url}>
              {at > 0 && <span>{'; '}</span>}
              <ExternalLink href={url}>{title}</ExternalLink>
              <span>{`, ${publisher}`}</span>
            </Fragment>
          ))}
          <span>.</span>
        </>
      }
    >
      <dl className="mt-2 gap-x-8 sm:columns-2 lg:columns-4">
        {lines.map(({ label, rules }) => (
          <div key={label} className="break-inside-avoid border-t border-line py-2 wrap-anywhere">
            <dt className="text-sm text-ink-3">{label}</dt>
            {rules.map(({ level, text, note }) => (
              <dd key={level} className="mr-4 inline-block">
                {level && <span className="text-ink-3">{`${level}: `}</span>}
                <span>{text}</span>
                {note && <span className="block text-sm text-ink-3">{note}</span>}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </CountrySection>
  )
}
