import type { Outcome } from '@/lib/facts/fact'
import { describeMeasure, describePeople, formatOutcome } from '@/lib/facts/words'
import { outcomeAnswers } from '@/lib/universities/profile/answers'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { ForLevels } from './for-levels'

/** The outcomes of students: each figure with its group and the number of people. */
export function OutcomesAnswer({ university }: { university: University }) {
  return outcomeAnswers(university).map(({ answer, ...at }) => (
    <ForLevels key={at.of} {...at}>
      <ul>
        {answer.map(({ value }) => (
          <li key={value.measure}>
            <OutcomeLine {...value} />
          </li>
        ))}
      </ul>
      <BasisLine bases={answer.map(basisOfFact)} />
    </ForLevels>
  ))
}

function OutcomeLine(outcome: Outcome) {
  const people = describePeople(outcome)
  return (
    <>
      <b className="font-semibold">{formatOutcome(outcome)}</b> <span>{describeMeasure(outcome)}</span>
      {people && <span className="text-ink-3"> ({people})</span>}
    </>
  )
}
