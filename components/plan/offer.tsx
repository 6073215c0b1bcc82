'use client'

import { Checkbox, CheckboxLabel } from '@/components/ui/checkbox'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { isEmptyProfile, isSameProfile } from '@/lib/eligibility/profile'
import { describeProfile } from '@/lib/matcher/describe-profile'
import { useProfileStore } from '@/lib/matcher/profile-store'
import { comparePlans, isDifferent, mergePlans } from '@/lib/plan/differences'
import { isEmptyPlan, type Plan, type PlanItem } from '@/lib/plan/plan'
import { addPlan, replacePlan } from '@/lib/plan/plan-store'
import { count, formatList } from '@/lib/text/format'
import { DifferenceList } from './difference-list'
import type { CountryNames } from './plan-sections'
import { ReadingNotes } from './reading-notes'
import type { Offered } from './use-carried'

type OfferProps = {
  offered: Offered
  own: Plan
  countries: CountryNames
  /** Whether the visitor only looks at it. */
  isLooking: boolean
  onLook: () => void
  /** The visitor took it or left it. `undo` is there where something changed. */
  onSettled: (said: string, undo?: () => void) => void
}

/**
 * The content of a link or a file, and its differences from the visitor's own plan. The visitor decides what to do with
 * it.
 */
export function PlanOffer({ offered, own, countries, isLooking, onLook, onSettled }: OfferProps) {
  const { source, reading } = offered
  const { profile: ownProfile, replace: replaceProfile } = useProfileStore()
  const [takesProfile, setTakesProfile] = useState(false)
  const differences = comparePlans(own, reading.plan)
  const isFirst = isEmptyPlan(own)
  const profile = reading.profile && !isSameProfile(reading.profile, ownProfile) ? reading.profile : null
  const nameOf = (code: string) => countries[code] ?? code.toUpperCase()

  const settle = (said: string, undo: () => void) => {
    if (profile && takesProfile) replaceProfile(profile)
    onSettled(said, () => {
      undo()
      if (profile && takesProfile) replaceProfile(ownProfile)
    })
  }
  const take = (plan: Plan, said: string) => {
    replacePlan(plan)
    settle(said, () => replacePlan(own))
  }
  const carried = source === 'link' ? 'This link' : 'This file'
  return (
    <section
      aria-labelledby="plan-offer"
      className="mt-6 grid gap-3 rounded-md border border-accent bg-accent-soft p-4 print:hidden"
    >
      <h2 id="plan-offer" tabIndex={-1} className="text-md outline-0">
        {[
          isLooking ? 'You are looking at a plan that is not yours' : `${carried} contains a plan`,
          reading.plan.name,
        ]
          .filter(Boolean)
          .join(': ')}
      </h2>
      <ReadingNotes reading={reading} source={carried} />
      {isFirst || !isDifferent(differences) ? (
        <p>{isFirst ? contentsOf(reading.plan) : 'It is the same as your own plan.'}</p>
      ) : (
        <DifferenceList differences={differences} />
      )}
      {reading.profile && !isEmptyProfile(reading.profile) && (
        <p>{`It includes a profile: ${describeProfile(reading.profile, nameOf).join(' · ')}`}</p>
      )}
      {profile && (
        <CheckboxLabel>
          <Checkbox
            checked={takesProfile}
            onChange={({ currentTarget }) => setTakesProfile(currentTarget.checked)}
          />
          <span>Replace my own profile with this one</span>
        </CheckboxLabel>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isFirst ? (
          <Button variant="main" onClick={() => take(reading.plan, 'The plan is kept in this browser.')}>
            Keep it in this browser
          </Button>
        ) : (
          <>
            <Button
              variant="main"
              onClick={() => take(mergePlans(own, reading.plan), 'The plans are merged.')}
            >
              Merge it into mine
            </Button>
            <Button
              onClick={() => settle('The plan is kept beside yours, and is open now.', addPlan(reading.plan))}
            >
              Keep it beside mine
            </Button>
            <Button onClick={() => take(reading.plan, 'Your plan was replaced.')}>Replace mine</Button>
          </>
        )}
        {isLooking || isFirst ? (
          <Button
            onClick={() => onSettled(isFirst ? 'The plan was not kept.' : 'You are back at your own plan.')}
          >
            {isFirst ? 'Do not keep it' : 'Back to my plan'}
          </Button>
        ) : (
          <Button onClick={onLook}>Look only</Button>
        )}
      </div>
    </section>
  )
}

/** "It holds 2 universities, 3 programmes and 1 award." */
function contentsOf({ items, documents, notes, ownTasks, tasks }: Plan): string {
  const of = (kind: PlanItem['kind']) => items.filter((item) => item.kind === kind).length
  const counts: [number, string, string?][] = [
    [of('university'), 'university', 'universities'],
    [of('programme'), 'programme'],
    [of('award'), 'award'],
    [documents.length, 'document', 'documents'],
    [ownTasks.length + Object.keys(tasks).length, 'task'],
    [notes.length, 'note'],
  ]
  const told = counts.filter(([number]) => number > 0).map(([number, one, many]) => count(number, one, many))
  return told.length > 0 ? `It contains ${formatList(told)}.` : 'It is still empty.'
}
