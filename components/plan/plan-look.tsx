import { Suspense } from 'react'
import { CardGrid } from '@/components/content/card-grid'
import { awardsOf, hrefOf, type Plan } from '@/lib/plan/plan'
import { nameOfDocument, stateOfDocument } from '@/lib/plan/document-words'
import { AwardFacts } from './award-facts'
import { PlaceOf } from './choice-card'
import type { CountryNames, PlanSections } from './plan-sections'
import { PlanCard } from './plan-card'
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
          <sections.ChoiceList choices={choices}>
            {(choice) => (
              <PlanCard
                key={choice.key}
                title={choice.name}
                href={hrefOf(choice)}
                isName={choice.kind === 'university'}
                about={<PlaceOf choice={choice} countries={countries} withLevel />}
              >
                <sections.ChoiceVerdict choice={choice} />
                <sections.ChoiceCost choice={choice} />
                {choice.awards.length > 0 && (
                  <p>{`Awards for it: ${choice.awards.map(nameOfAward).join(', ')}`}</p>
                )}
                <Words text={choice.note} />
              </PlanCard>
            )}
          </sections.ChoiceList>
        </PlanSection>
      )}
      <div className="mt-9">
        <Suspense>
          <sections.TasksOnPaper plan={plan} choices={choices} />
        </Suspense>
      </div>
      {awards.length > 0 && (
        <PlanSection id="look-awards" title="Awards" count={awards.length}>
          <CardGrid>
            {awards.map((award) => (
              <PlanCard key={award.id} title={award.name} href={hrefOf(award)} isName>
                <AwardFacts award={known.get(award.id)} />
                <Words text={award.note} />
              </PlanCard>
            ))}
          </CardGrid>
        </PlanSection>
      )}
      {plan.documents.length > 0 && (
        <PlanSection id="look-documents" title="Documents and tests" count={plan.documents.length}>
          <CardGrid>
            {plan.documents.map((document) => (
              <PlanCard key={document.id} title={nameOfDocument(document)}>
                <p>{stateOfDocument(document)}</p>
                <Words text={document.note} />
              </PlanCard>
            ))}
          </CardGrid>
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

const Words = ({ text }: { text: string }) =>
  text ? <p className="wrap-anywhere whitespace-pre-line">{text}</p> : null
