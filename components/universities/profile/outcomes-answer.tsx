import type { Outcome } from '@/lib/facts/fact'
import { describeMeasure, describePeople, formatOutcome } from '@/lib/facts/words'
import { orNull } from '@/lib/universities/answers/answer'
import { outcomesAt } from '@/lib/universities/answers/outcome'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { LeveledAnswer } from './for-levels'

const SHOWN = 2

/** The outcomes of students: each figure with its group and the number of people. */
export function OutcomesAnswer({ university: { facts } }: { university: University }) {
  return (
    <LeveledAnswer
      answers={atLevels((level) => orNull(outcomesAt(facts, level).slice(0, SHOWN)))}
      inBrief={(outcomes) => outcomes.map(({ value }) => inBrief(value)).join(' · ')}
    >
      {(outcomes) => (
        <>
          <ul>
            {outcomes.map(({ value }) => (
              <li key={value.measure}>
                <OutcomeLine {...value} />
              </li>
            ))}
          </ul>
          <BasisLine bases={outcomes.map(basisOfFact)} />
        </>
      )}
    </LeveledAnswer>
  )
}

const inBrief = (outcome: Outcome) => `${formatOutcome(outcome)} ${describeMeasure(outcome)}`

function OutcomeLine(outcome: Outcome) {
  const people = describePeople(outcome)
  return (
    <>
      <b className="font-semibold">{formatOutcome(outcome)}</b>
      <span> </span>
      <span>{describeMeasure(outcome)}</span>
      {people && <span className="text-ink-3">{` (${people})`}</span>}
    </>
  )
}
