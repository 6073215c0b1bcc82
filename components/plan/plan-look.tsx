import type { Route } from 'next'
import { Suspense } from 'react'
import { Link } from '@/components/ui/link'
import { awardsOf, hrefOf, type Plan } from '@/lib/plan/plan'
import { nameOfDocument, stateOfDocument } from '@/lib/plan/document-words'
import { AwardFacts } from './award-facts'
import { PlaceHead } from './choice-card'
import type { CountryNames, PlanSections } from './plan-sections'
import { PlanSection } from './plan-section'
import { useAwards } from './use-facts'
import { useChoices } from './use-visitor'

type PlanLookProps = { plan: Plan; countries: CountryNames; sections: PlanSections }

/** Somebody else's plan, to read, with the sums, dates and answers of its sender. Nothing of it is stored. */
export function PlanLook({ plan, countries, sections }: PlanLookProps) {
  const choices = useChoices(plan)
  const awards = awardsOf(plan)
  const known = useAwards(awards)
  const nameOfAward = (id: string) => awards.find((award) => award.id === id)?.name ?? id
  return (
    <div className="print:hidden">
      {choices.length > 0 && (
        <PlanSection id="look-choices" title="Choices" count={choices.length}>
          <ul className="plan-items">
            {choices.map((choice) => (
              <li key={choice.key} className="plan-item">
                <PlaceHead choice={choice} countries={countries} withLevel />
                <sections.ChoiceVerdict choice={choice} />
                <sections.ChoiceCost choice={choice} />
                {choice.awards.length > 0 && (
                  <p>{`Awards for it: ${choice.awards.map(nameOfAward).join(', ')}`}</p>
                )}
                <Words text={choice.note} />
              </li>
            ))}
          </ul>
        </PlanSection>
      )}
      <div className="plan-section">
        <Suspense>
          <sections.TasksOnPaper plan={plan} choices={choices} />
        </Suspense>
      </div>
      {choices.length > 0 && (
        <PlanSection id="look-costs" title="What they would pay">
          <sections.CostComparison choices={choices} />
        </PlanSection>
      )}
      {awards.length > 0 && (
        <PlanSection id="look-awards" title="Awards" count={awards.length}>
          <ul className="plan-items">
            {awards.map((award) => (
              <li key={award.id} className="plan-item">
                <h3>
                  <Link href={hrefOf(award) as Route}>{award.name}</Link>
                </h3>
                <AwardFacts award={known.get(award.id)} />
                <Words text={award.note} />
              </li>
            ))}
          </ul>
        </PlanSection>
      )}
      {plan.documents.length > 0 && (
        <PlanSection id="look-documents" title="Documents and tests" count={plan.documents.length}>
          <ul className="plan-items">
            {plan.documents.map((document) => (
              <li key={document.id} className="plan-item">
                <h3>{nameOfDocument(document)}</h3>
                <p>{stateOfDocument(document)}</p>
                <Words text={document.note} />
              </li>
            ))}
          </ul>
        </PlanSection>
      )}
      {plan.notes.length > 0 && (
        <PlanSection id="look-notes" title="Notes" count={plan.notes.length}>
          {plan.notes.map(({ id, text }) => (
            <Words key={id} text={text} />
          ))}
        </PlanSection>
      )}
    </div>
  )
}

const Words = ({ text }: { text: string }) => (text ? <p className="plan-words">{text}</p> : null)
