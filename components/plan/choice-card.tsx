'use client'

import { Collapsible, CollapsibleTrigger } from '@/components/ui/collapsible'
import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import type { Elements } from '@/components/ui/elements'
import { Flag } from '@/components/ui/flag'
import { SelectField } from '@/components/ui/select-field'
import { LEVELS } from '@/lib/facts/vocabulary'
import { hrefOf, type AwardItem } from '@/lib/plan/plan'
import { changeItem } from '@/lib/plan/plan-store'
import { NoteFold, DistinctLabel } from './note-field'
import { PlanCard, RemoveButton } from './plan-card'
import type { CountryNames, PlanChoice } from './plan-sections'

type ChoiceCardProps = {
  choice: PlanChoice
  countries: CountryNames
  /** The saved awards. The visitor may want to pay for this choice with any of them. */
  awards: readonly AwardItem[]
  /** The parts that other areas draw for the choice. */
  standing?: Elements
  cost?: Elements
  date?: Elements
  verdict?: Elements
  onRemove: () => void
}

/** A place to study in a row: what it costs, its next date, whether it can take the visitor, and what they decided about it. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { choice, countries, awards, standing, cost, date, verdict, onRemove } = props
  const { key, name, kind, level } = choice
  const isOfProgramme = kind === 'programme'
  return (
    <PlanCard
      title={name}
      href={hrefOf(choice)}
      isName={!isOfProgramme}
      about={<PlaceOf choice={choice} countries={countries} withLevel={isOfProgramme} />}
    >
      {standing}
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,17rem)]">
        <div className="min-w-0">
          {cost}
          {verdict}
          <AwardTies choice={choice} awards={awards} />
          <NoteFold about={name} value={choice.note} onSave={(note) => changeItem(key, { note })} />
          <div className="border-t border-line pt-3">
            <RemoveButton label={`Remove ${name} from my plan`} onClick={onRemove} />
          </div>
        </div>
        <div className="grid content-start gap-3 max-lg:-order-1 max-lg:grid-cols-2">
          {date}
          {!isOfProgramme && (
            <SelectField
              label={<DistinctLabel label="Level" about={`for ${name}`} />}
              options={LEVELS}
              value={level}
              onChange={(next) => next && changeItem(key, { level: next })}
            />
          )}
        </div>
      </div>
    </PlanCard>
  )
}

type PlaceOfProps = Pick<ChoiceCardProps, 'choice' | 'countries'> & { withLevel: boolean }

/** The place, with its level where that can't be chosen below. */
export function PlaceOf({ choice, countries, withLevel }: PlaceOfProps) {
  const { kind, university, countryCode, level } = choice
  const country = countries[countryCode] ?? countryCode.toUpperCase()
  return (
    <>
      <Flag code={countryCode} />
      <span>
        {[kind === 'programme' ? `${university}, ${country}` : country, withLevel && labelOfLevel(level)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  )
}

const labelOfLevel = (level: PlanChoice['level']) => LEVELS.find(({ value }) => value === level)?.label

/** The saved awards with which the visitor wants to pay for the choice. */
function AwardTies({ choice, awards }: Pick<ChoiceCardProps, 'choice' | 'awards'>) {
  if (awards.length === 0) return null
  const tie = (id: string, isTied: boolean) =>
    changeItem(choice.key, {
      awards: isTied ? [...choice.awards, id] : choice.awards.filter((other) => other !== id),
    })
  return (
    <Collapsible>
      <CollapsibleTrigger>
        <span>{`Awards for it (${choice.awards.length})`}</span>
        <span className="sr-only">{`: ${choice.name}`}</span>
      </CollapsibleTrigger>
      <fieldset>
        <legend className="sr-only">{`Awards to pay for ${choice.name}`}</legend>
        {awards.map(({ id, name }) => (
          <CheckboxLabel key={id}>
            <Checkbox
              checked={choice.awards.includes(id)}
              onChange={({ currentTarget }) => tie(id, currentTarget.checked)}
            />
            <span translate="no">{name}</span>
          </CheckboxLabel>
        ))}
      </fieldset>
    </Collapsible>
  )
}
