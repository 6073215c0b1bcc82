import type { Fact, Outcome } from '@/lib/facts/fact'
import { describeMeasure, describePeople, formatOutcome } from '@/lib/facts/words'
import { Bars } from './bars'

/** Shares of students as bars of 100, each with its words; the numbers with people, answers and year are folded. */
export function OutcomeBars({ outcomes }: { outcomes: readonly Fact<Outcome>[] }) {
  return (
    <Bars
      bars={outcomes
        .filter(({ value }) => value.unit === '%')
        .map(({ value }) => [formatOutcome(value), describeMeasure(value), value.value])}
      columns={['Measure', 'Figure', 'People', 'Year']}
      rows={outcomes.map(({ value, year }) => [
        describeMeasure(value),
        formatOutcome(value),
        describePeople(value) || 'not published',
        year,
      ])}
    />
  )
}
