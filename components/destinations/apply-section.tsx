import { Fold } from '@/components/content/fold'
import type { Elements } from '@/components/ui/elements'
import { ExternalLink } from '@/components/ui/external-link'
import type { Destination } from '@/lib/destinations/queries'
import { formatAcademicYear } from '@/lib/destinations/format'
import type { RouteLine } from '@/lib/destinations/routes'
import { teachingTrack, waitTrack, type YearTrack as Track } from '@/lib/destinations/year-line'
import { formatMonth } from '@/lib/text/format'
import { CitedSource } from './cited-source'
import { CountrySection } from './country-section'
import { YearMonths, YearTrack } from './year-track'

/** What is read first; the rest unfolds. */
const DATES = ['Opens', 'Main deadline']
const FIRST = [...DATES, 'Courses begin']
const ROW = 'gap-x-10 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]'

/** The line of a year: the ways to apply, the wait for a visa and the months of teaching; nothing where none is known. */
export function ApplySection({ destination }: { destination: Destination }) {
  const { routes } = destination.national
  const { academicYear } = destination.facts
  if (routes.length === 0 && !academicYear) return null
  return (
    <CountrySection
      id="apply"
      title={routes.length > 0 ? 'How and when to apply' : 'The year'}
      intro={
        routes.length > 0 &&
        'Pale: applications are open. Strong: the deadline, or its usual months. A university’s own date comes first.'
      }
    >
      <div className={`mt-3 ${ROW}`}>
        <div className="lg:col-start-2">
          <YearMonths />
        </div>
      </div>
      <ul>
        {routes.map((route) => (
          <Way key={route.id} {...route} />
        ))}
        <Wait destination={destination} />
        {academicYear && (
          <Row
            title={
              <Title name="Teaching">{`General knowledge, ${formatMonth(destination.editorialMonth)}.`}</Title>
            }
            track={teachingTrack(academicYear)}
          >
            <p>{`${formatAcademicYear(academicYear)}. ${academicYear.note ?? ''}`}</p>
          </Row>
        )}
      </ul>
    </CountrySection>
  )
}

type TitleProps = { name: string; url?: string; children: string }

function Title({ name, url, children }: TitleProps) {
  return (
    <>
      <h3 className="mr-2 inline font-sans text-base font-semibold">
        {url ? <ExternalLink href={url}>{name}</ExternalLink> : <span>{name}</span>}
      </h3>
      <p className="inline text-ink-3">{children}</p>
    </>
  )
}

type RowProps = { title: Elements; track: Track; children: Elements }

function Row({ title, track, children }: RowProps) {
  return (
    <li className={`border-t border-line py-1.5 text-sm leading-snug wrap-anywhere ${ROW}`}>
      <div>{title}</div>
      <div className="max-lg:mt-1.5">
        {(track.open || track.closing) && <YearTrack {...track} />}
        <div className="mt-1 flex flex-wrap justify-between gap-x-4">{children}</div>
      </div>
    </li>
  )
}

/** The usual wait for a visa, drawn before the first month of teaching. */
function Wait({ destination: { facts, national } }: { destination: Destination }) {
  const weeks = national.visa?.processingWeeks
  if (!weeks || !facts.academicYear) return null
  return (
    <Row
      title={<Title name="Visa">The usual wait</Title>}
      track={waitTrack(weeks, facts.academicYear.starts)}
    >
      <p>
        <span>{`${weeks[0]} to ${weeks[1]} weeks, drawn before teaching begins. `}</span>
        <a href="#visa">Its rules</a>
      </p>
    </Row>
  )
}

function Way({ name, url, forWhom, facts, track, note, validFor, source }: RouteLine) {
  const first = facts.filter(({ label }) => FIRST.includes(label))
  const rest = facts.filter(({ label }) => !FIRST.includes(label))
  return (
    <Row
      track={track}
      title={
        <Title name={name} url={url}>
          {forWhom}
        </Title>
      }
    >
      {!facts.some(({ label }) => DATES.includes(label)) && (
        <p className="mr-4 text-ink-3">No common date is known.</p>
      )}
      <Facts facts={first} />
      <div className="has-[[open]]:basis-full">
        <Fold summary={rest.length > 0 ? 'More' : 'Source'}>
          <Facts facts={rest} />
          {note && <p className="mt-1.5 text-ink-2">{note}</p>}
          <p className="mt-1">
            <CitedSource source={source} validFor={validFor} />
          </p>
        </Fold>
      </div>
    </Row>
  )
}

function Facts({ facts }: Pick<RouteLine, 'facts'>) {
  if (facts.length === 0) return null
  return (
    <dl className="flex flex-1 basis-56 flex-wrap gap-x-4 text-ink">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt className="inline text-ink-3">{`${label} `}</dt>
          <dd className="inline">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
