'use client'

import { Suspense } from 'react'
import { CardGrid } from '@/components/content/card-grid'
import { isEmptyPlan, keyOf, awardsOf, placesOf, type Plan, type PlanItem } from '@/lib/plan/plan'
import { removeItem } from '@/lib/plan/plan-store'
import { Hint } from '@/components/content/hint'
import { AwardFacts } from './award-facts'
import { AwardCard } from './award-card'
import { ChoiceCard } from './choice-card'
import { DocumentsSection } from './documents-section'
import { NotesSection } from './notes-section'
import type { CountryNames, PlanSections, PlanChoice } from './plan-sections'
import { PlanSection } from './plan-section'
import { StandingNote } from './standing-note'
import { useAwards } from './use-facts'
import { useStandings } from './use-standings'
import { useChoices } from './use-visitor'
import { Link } from '@/components/ui/link'
import { nounOf } from '@/lib/compare/selection'
import { compareHref } from '@/lib/compare/compare-href'
import { MAX_COMPARED } from '@/lib/universities/max-compared'

type PlanBodyProps = {
  plan: Plan
  countries: CountryNames
  sections: PlanSections
  onChanged: (said: string, undo?: () => void) => void
}

/** The visitor's own plan: what they are, their choices, awards, documents and notes. */
export function PlanBody({ plan, countries, sections, onChanged }: PlanBodyProps) {
  const choices = useChoices(plan)
  const places = placesOf(plan)
  const awards = awardsOf(plan)
  const hasItems = plan.items.length > 0
  const standings = useStandings(plan.items)
  const known = useAwards(awards)
  const tellRemoved = (what: string, undo: () => void) => onChanged(`${what} was removed.`, undo)
  const remove = (item: PlanItem) => tellRemoved(item.name, removeItem(keyOf(item)))
  const tellMoved = (name: string) => onChanged(`It is saved as ${name} now.`)
  return (
    <div className="print:hidden">
      {!isEmptyPlan(plan) && (
        <PlanSection id="tasks" title="What to do by when">
          <Suspense
            fallback={
              <p role="status" className={hasItems ? 'min-h-screen' : undefined}>
                Working out your tasks…
              </p>
            }
          >
            <sections.Tasks plan={plan} choices={choices} />
          </Suspense>
        </PlanSection>
      )}
      <PlanSection id="what-i-am" title="About me">
        <sections.Profile />
      </PlanSection>
      {hasItems && (
        <PlanSection id="choices" title="Choices" count={places.length}>
          <CompareLink choices={choices} />
          {places.length === 0 && (
            <Hint>No university or programme yet. Press the heart next to one to save it here.</Hint>
          )}
          <sections.ChoiceList choices={choices}>
            {(choice) => (
              <ChoiceCard
                key={choice.key}
                choice={choice}
                countries={countries}
                standing={
                  <StandingNote item={choice} standing={standings.get(choice.key)} onMoved={tellMoved} />
                }
                cost={<sections.ChoiceCost choice={choice} />}
                date={<sections.NextDate plan={plan} choices={choices} choice={choice} />}
                verdict={<sections.ChoiceVerdict choice={choice} />}
                awards={<sections.ChoiceAwards choice={choice} awards={awards} />}
                onRemove={() => remove(places.find((place) => keyOf(place) === choice.key) ?? choice)}
              />
            )}
          </sections.ChoiceList>
        </PlanSection>
      )}
      {hasItems && (
        <PlanSection id="awards" title="Awards" count={awards.length}>
          {awards.length === 0 && <Hint>No award yet. Press the heart next to one to save it here.</Hint>}
          <CardGrid>
            {awards.map((award) => (
              <AwardCard
                key={award.id}
                award={award}
                places={places.filter((place) => place.awards.includes(award.id))}
                onRemove={() => remove(award)}
              >
                <StandingNote item={award} standing={standings.get(keyOf(award))} onMoved={tellMoved} />
                <AwardFacts award={known.get(award.id)} />
              </AwardCard>
            ))}
          </CardGrid>
        </PlanSection>
      )}
      <PlanSection id="documents" title="Documents and tests" count={plan.documents.length}>
        <DocumentsSection documents={plan.documents} onRemoved={tellRemoved} />
      </PlanSection>
      <PlanSection id="notes" title="Notes" count={plan.notes.length}>
        <NotesSection notes={plan.notes} onRemoved={tellRemoved} />
      </PlanSection>
    </div>
  )
}

/** The way from the plan to the comparison of its choices, the first that one can have, at the level of the first. */
function CompareLink({ choices }: { choices: readonly PlanChoice[] }) {
  const ids = [...new Set(choices.map(({ id }) => id))]
  if (ids.length < 2) return null
  return (
    <p className="mb-3">
      <Link
        href={compareHref(ids.slice(0, MAX_COMPARED), choices[0]?.level)}
      >{`Compare the ${nounOf(ids)[1]}`}</Link>
    </p>
  )
}
