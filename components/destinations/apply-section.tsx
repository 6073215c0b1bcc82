import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { ExternalLink } from '@/components/ui/external-link'
import type { Destination } from '@/lib/destinations/destination'
import type { RouteLine } from '@/lib/destinations/routes'
import { CitedSource } from './cited-source'
import { CountrySection } from './country-section'

/** The shared and plain ways to apply, with days only where they are sure; nothing where none is known. */
export function ApplySection({ destination: { national } }: { destination: Destination }) {
  if (national.routes.length === 0) return null
  return (
    <CountrySection
      id="apply"
      title="How and when to apply"
      intro="We show a day only where it is certain; “usually” marks the month of other years. A university’s own date comes first."
    >
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {national.routes.map((route) => (
          <Way key={route.id} {...route} />
        ))}
      </ul>
    </CountrySection>
  )
}

/** What is read first; the rest unfolds. */
const FIRST = ['Opens', 'Main deadline', 'Courses begin']

function Way({ name, url, forWhom, facts, note, validFor, source }: RouteLine) {
  const first = facts.filter(({ label }) => FIRST.includes(label))
  const rest = facts.filter(({ label }) => !FIRST.includes(label))
  return (
    <li className="border-t border-line py-3 wrap-anywhere">
      <h3 className="font-sans text-base leading-snug font-semibold">
        <ExternalLink href={url}>{name}</ExternalLink>
      </h3>
      <p className="text-sm text-ink-3">{forWhom}</p>
      <Facts facts={first} />
      <Collapsible className="mt-1.5">
        <CollapsibleTrigger>{rest.length > 0 ? 'Other dates, cost and source' : 'Source'}</CollapsibleTrigger>
        <Facts facts={rest} />
        {note && <p className="mt-1.5 text-sm text-ink-2">{note}</p>}
        <p className="mt-1 text-sm text-ink-3">
          <CitedSource source={source} validFor={validFor} />
        </p>
      </Collapsible>
    </li>
  )
}

function Facts({ facts }: Pick<RouteLine, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm">
      {facts.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="text-ink-3">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
