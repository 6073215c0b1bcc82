'use client'

import type { Elements } from '@/components/ui/elements'
import { Flag } from '@/components/ui/flag'
import { SelectField } from '@/components/ui/select-field'
import { LEVELS } from '@/lib/facts/vocabulary'
import { hrefOf, nameInFull } from '@/lib/plan/plan'
import { changeItem } from '@/lib/plan/plan-store'
import { NoteFold, DistinctLabel } from './note-field'
import { PlanCard, RemoveButton } from './plan-card'
import type { CountryNames, PlanChoice } from './plan-sections'

type ChoiceCardProps = {
  choice: PlanChoice
  countries: CountryNames
  /** The parts that other areas draw for the choice. */
  standing?: Elements
  cost?: Elements
  date?: Elements
  verdict?: Elements
  awards?: Elements
  onRemove: () => void
}

/** A place to study in a row: what it costs, its next date, whether it can take the visitor, and what they decided about it. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { choice, countries, standing, cost, date, verdict, awards, onRemove } = props
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
      <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {cost}
          {verdict}
          {awards}
          <NoteFold
            about={nameInFull(choice)}
            value={choice.note}
            onSave={(note) => changeItem(key, { note })}
          />
          <div className="border-t border-line pt-3">
            <RemoveButton label={`Remove ${nameInFull(choice)} from my plan`} onClick={onRemove} />
          </div>
        </div>
        <div
          className={`grid content-start gap-3 max-lg:-order-1 ${isOfProgramme ? '' : 'max-lg:grid-cols-2'}`}
        >
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
