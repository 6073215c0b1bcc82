import { ExternalLink } from '@/components/ui/external-link'
import { deadlinesOfRoute, mainDeadline, mainMonths } from '@/lib/facts/deadline'
import type { Fact, Route } from '@/lib/facts/fact'
import { deadlineInWords, deadlineLine, openingInWords } from '@/lib/facts/route-words'
import { formatList, monthName } from '@/lib/text/format'
import { formatYearlyDate } from '@/lib/universities/format'
import { ownDeadline, routeAnswers } from '@/lib/universities/profile/answers'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import type { Profile } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { ForLevels } from './for-levels'
import { Note } from './note'

/** The ways and dates to apply: the university's own deadline, the ways to apply, and its own pages for it. */
export function ApplyAnswer(profile: Profile) {
  const { university } = profile
  const own = ownDeadline(university)
  const { application, admissions } = university.facts.links
  return (
    <>
      {own && (
        <>
          <p className="sum">{formatYearlyDate(own)}</p>
          {own.note && <p className="text-sm">{own.note}</p>}
        </>
      )}
      {routeAnswers(university).map(({ answer, ...at }) => (
        <ForLevels key={at.of} {...at}>
          {answer.map((route) => (
            <Way key={route.value.name} route={route} hasOwnDate={own !== null} />
          ))}
          <BasisLine bases={answer.map(basisOfFact)} />
        </ForLevels>
      ))}
      {own && <BasisLine bases={basisOfFields(profile, ['admissionRequirements.applicationDeadline'])} />}
      {(application ?? admissions) && (
        <p>
          <ExternalLink href={application ?? admissions ?? ''}>
            {application ? 'The university’s application page' : 'The university’s admission pages'}
          </ExternalLink>
        </p>
      )}
    </>
  )
}

function Way({ route, hasOwnDate }: { route: Fact<Route>; hasOwnDate: boolean }) {
  const { name, url, fee, intakes } = route.value
  const deadlines = deadlinesOfRoute(route.value)
  const main = mainDeadline(deadlines)
  const date = main && deadlineInWords(main)
  const opens = openingInWords(route.value)
  const others = deadlines.filter((deadline) => deadline !== main)
  const details = [
    opens && `Opens ${opens}`,
    main?.name,
    main?.note,
    ...others.map((deadline) => deadlineLine(deadline, mainMonths(intakes))),
    intakes.length > 0 && `Courses begin in ${formatList(intakes.map(monthName))}`,
    route.note,
  ]
  return (
    <>
      {date && !hasOwnDate && <p className="sum">{date.replace(/^u/, 'U')}</p>}
      <p>
        {url ? <ExternalLink href={url}>{name}</ExternalLink> : name}
        {fee && ` · fee: ${fee}`}
      </p>
      <Note
        text={details.flatMap((detail) => (detail || '').replace(/\.$/, '') || []).join('. ')}
        summary="Dates and details"
      />
    </>
  )
}
