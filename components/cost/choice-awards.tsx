'use client'

import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { Hint } from '@/components/content/hint'
import { useShownProfile } from '@/components/content/use-shown-profile'
import { awardAt, awardAtInWords } from '@/lib/cost/award-at'
import type { PricedPlace } from '@/lib/cost/priced-places'
import type { PlanChoice } from '@/lib/plan/choices'
import type { AwardItem } from '@/lib/plan/plan'
import { changeItem } from '@/lib/plan/plan-store'
import { useCosts } from './use-costs'

type ChoiceAwardsProps = { choice: PlanChoice; awards: readonly AwardItem[] }

/**
 * The saved awards that can be used for a choice at its level, to tick those with which the visitor wants to pay, and what
 * each ticked one does. Where that can't be looked up, all of them.
 */
export function ChoiceAwards({ choice, awards }: ChoiceAwardsProps) {
  const { places, hasFailed } = useCosts([choice], useShownProfile())
  if (awards.length === 0 || (!places && !hasFailed)) return null
  const place = places?.[0] ?? null
  const isTicked = ({ id }: AwardItem) => choice.awards.includes(id)
  const isUsable = ({ id }: AwardItem) => !place || place.awards.some((award) => award.id === id)
  const ticked = awards.filter(isTicked)
  const offered = awards.filter((award) => isTicked(award) || isUsable(award))
  if (offered.length === 0)
    return (
      <div className="mb-2">
        <Hint>{`None of your saved awards is for ${choice.name} at this level.`}</Hint>
      </div>
    )
  return (
    <>
      <Collapsible>
        <CollapsibleTrigger>
          <span>{`Awards for it (${ticked.length})`}</span>
          <span className="sr-only">{`: ${choice.name}`}</span>
        </CollapsibleTrigger>
        <fieldset>
          <legend className="sr-only">{`Awards to pay for ${choice.name}`}</legend>
          {offered.map((award) => (
            <CheckboxLabel key={award.id}>
              <Checkbox checked={isTicked(award)} onChange={() => toggle(choice, award.id)} />
              <span translate="no">{award.name}</span>
            </CheckboxLabel>
          ))}
        </fieldset>
      </Collapsible>
      {place && (
        <ul>
          {ticked.map(({ id, name }) => (
            <li key={id} className="mb-2 text-sm">
              <b translate="no">{name}</b>
              <span>{`: ${wordsFor(id, place)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function toggle({ key, awards }: PlanChoice, id: string) {
  const isTicked = awards.includes(id)
  changeItem(key, { awards: isTicked ? awards.filter((other) => other !== id) : [...awards, id] })
}

function wordsFor(id: string, { awards, given }: PricedPlace): string {
  const award = awards.find((each) => each.id === id)
  if (!award) return 'It can’t be used here: it is for another place, level or subject.'
  const { rules, currency } = given
  return awardAtInWords(awardAt(given, award), { local: rules.currency, currency })
}
