import { Sum } from '@/components/content/sum'
import { ExternalLink } from '@/components/ui/external-link'
import {
  applicantOfWay,
  deadlinesOfRoute,
  mainDeadline,
  mainMonths,
  type Deadline,
} from '@/lib/facts/deadline'
import type { Fact, Route } from '@/lib/facts/fact'
import { deadlineInWords, deadlineLine, openingInWords } from '@/lib/facts/route-words'
import type { Level } from '@/lib/facts/vocabulary'
import { formatList, monthName } from '@/lib/text/format'
import { holdingAt, orNull, elsewhereInWords } from '@/lib/universities/answers/answer'
import { deadlinesAt } from '@/lib/universities/answers/deadline'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { ForLevels, LeveledAnswer } from './for-levels'
import { NotKnownAtLevel } from './not-known-at-level'
import { Note } from './note'

/** The ways and dates to apply: the deadline, the ways to apply, and the university's own pages for it. */
export function ApplyAnswer(profile: ProfileData) {
  const { university } = profile
  const { routes, links } = university.facts
  const deadlines = atLevels((level) => mainDeadline(deadlinesAt(university, level)))
  const ways = atLevels((level) => orNull(holdingAt(routes, level)))
  const page = links.application ?? links.admissions
  return (
    <>
      <LeveledAnswer answers={deadlines} inBrief={inBrief}>
        {(deadline) => <Closing deadline={deadline} {...profile} />}
      </LeveledAnswer>
      {ways.known.map(({ value, levels }) => (
        <ForLevels key={levels.join()} levels={levels}>
          {value.map((route) => (
            <Way key={route.value.name} route={route} />
          ))}
          <BasisLine bases={value.flatMap((way) => [way, ...way.value.rounds]).map(basisOfFact)} />
        </ForLevels>
      ))}
      {/* Where a deadline is known for another level, that says so already. */}
      {deadlines.known.length === 0 &&
        ways.unknown.map(({ level, others }) => (
          <ForLevels key={level} levels={[level]}>
            <NotKnownAtLevel level={level} elsewhere={elsewhereInWords(others.map(namesOf))} />
          </ForLevels>
        ))}
      {page && (
        <p>
          <ExternalLink href={page}>
            {links.application ? 'The university’s application page' : 'The university’s admission pages'}
          </ExternalLink>
        </p>
      )}
    </>
  )
}

const namesOf = ({ level, value }: { level: Level; value: readonly Fact<Route>[] }) => ({
  level,
  value: value.map((route) => route.value.name).join(', '),
})

/** Alone, and not within a sentence, a month needs no "in". */
const dayOf = (deadline: Deadline) => deadlineInWords(deadline).replace(/^in /, '')

/** "13 January (UCAS)" */
const inBrief = (deadline: Deadline) =>
  deadline.route === null ? dayOf(deadline) : `${dayOf(deadline)} (${deadline.route})`

/** The deadline, with what it is for and, of a date of the university's own, its basis. */
function Closing({ deadline, ...profile }: { deadline: Deadline } & ProfileData) {
  const { route, note, isOfCountry } = deadline
  return (
    <>
      <Sum>{dayOf(deadline).replace(/^u/, 'U')}</Sum>
      {isOfCountry && <p className="text-sm">Usual in the country, not this university’s date.</p>}
      {!isOfCountry && note && <p className="text-sm">{note}</p>}
      {route === null && (
        <BasisLine bases={basisOfFields(profile, ['admissionRequirements.applicationDeadline'])} />
      )}
    </>
  )
}

function Way({ route }: { route: Fact<Route> }) {
  const { who, forWhom, name, url, fee, intakes } = route.value
  const opens = openingInWords(route.value, applicantOfWay(who))
  const details = [
    opens && `Opens ${opens}`,
    ...deadlinesOfRoute(route.value).map(
      (deadline) =>
        `Closes: ${deadlineLine(deadline, mainMonths(intakes))}${deadline.note ? `. ${deadline.note}` : ''}`,
    ),
    intakes.length > 0 && `Courses begin in ${formatList(intakes.map(monthName))}`,
    route.note,
  ]
  return (
    <>
      <p>
        {url ? <ExternalLink href={url}>{name}</ExternalLink> : <span>{name}</span>}
        {fee && <span>{` · fee: ${fee}`}</span>}
      </p>
      {forWhom && <p className="text-sm">{`For: ${forWhom}`}</p>}
      <Note
        text={details.flatMap((detail) => (detail || '').replace(/\.$/, '') || []).join('. ')}
        summary="Dates and details"
      />
    </>
  )
}
