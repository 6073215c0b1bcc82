import { Suspense } from 'react'
import { awardsOf, type Plan } from '@/lib/plan/plan'
import { nameOfDocument, stateOfDocument } from '@/lib/plan/document-words'
import { LEVELS } from '@/lib/facts/vocabulary'
import { formatDate, formatList } from '@/lib/text/format'
import { labelOf } from '@/lib/text/options'
import { AwardFacts } from './award-facts'
import type { CountryNames, PlanChoice, PlanSections } from './plan-sections'
import { useAwards } from './use-facts'
import { useChoices } from './use-visitor'
import './plan.css'

type PaperProps = { plan: Plan; countries: CountryNames; sections: PlanSections; today: string }

/** The plan on paper, for somebody who has not seen the site. It shows on paper alone. */
export function Paper({ plan, countries, sections, today }: PaperProps) {
  const choices = useChoices(plan)
  const awards = awardsOf(plan)
  const known = useAwards(awards)
  const nameOf = (id: string) => awards.find((award) => award.id === id)?.name ?? id
  return (
    <div className="plan-paper hidden print:block">
      {plan.name && <h2>{plan.name}</h2>}
      <p>{`As of ${today && formatDate(today)}. Saved on ${location.host}.`}</p>
      {choices.length > 0 && (
        <>
          <h2>Where, how much, and who decides</h2>
          <ol>
            {choices.map((choice) => (
              <li key={choice.key}>
                <b>{choice.name}</b>
                <span>{`, ${placeOf(choice, countries)}`}</span>
                <sections.VerdictOnPaper choice={choice} />
                <sections.CostOnPaper choice={choice} />
                <p>{whoDecides(choice, choice.awards.map(nameOf))}</p>
                {choice.note && <i>{choice.note}</i>}
              </li>
            ))}
          </ol>
        </>
      )}
      {awards.length > 0 && (
        <>
          <h2>Awards</h2>
          <ul>
            {awards.map(({ id, name, note }) => (
              <li key={id}>
                <b>{name}</b>
                <AwardFacts award={known.get(id)} />
                {note && <i>{note}</i>}
              </li>
            ))}
          </ul>
        </>
      )}
      <Suspense>
        <sections.TasksOnPaper plan={plan} choices={choices} />
      </Suspense>
      {plan.documents.length > 0 && (
        <>
          <h2>Documents and tests</h2>
          <ul>
            {plan.documents.map((document) => (
              <li key={document.id}>
                <b>{nameOfDocument(document)}</b>
                <span>{`: ${stateOfDocument(document)}`}</span>
                {document.note && <i>{document.note}</i>}
              </li>
            ))}
          </ul>
        </>
      )}
      {plan.notes.length > 0 && (
        <>
          <h2>Notes</h2>
          {plan.notes.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </>
      )}
    </div>
  )
}

function placeOf({ kind, university, countryCode, level }: PlanChoice, countries: CountryNames): string {
  const country = countries[countryCode] ?? countryCode.toUpperCase()
  const where = kind === 'programme' ? `${university}, ${country}` : country
  return `${where} (${labelOf(LEVELS, level)})`
}

const whoDecides = ({ university }: PlanChoice, awards: readonly string[]): string =>
  `Decided by ${university}.${awards.length > 0 ? ` Awards for it: ${formatList(awards)}.` : ''}`
