import type { Fact, Outcome } from '@/lib/facts/fact'
import { describePeople, formatOutcome, MEASURES } from '@/lib/facts/words'
import { labelOf } from '@/lib/text/options'
import { Bars } from './bars'

const nameOf = ({ measure, whose }: Outcome) => whose || (labelOf(MEASURES, measure) ?? measure)

/** Shares of students as bars of 100, each with its words; the numbers with people, answers and year are folded. */
export function OutcomeBars({ outcomes }: { outcomes: readonly Fact<Outcome>[] }) {
  return (
    <Bars
      bars={outcomes
        .filter(({ value }) => value.unit === '%')
        .map(({ value }) => [formatOutcome(value), nameOf(value), value.value])}
      columns={['Whose', 'Figure', 'People', 'Year']}
      rows={outcomes.map(({ value, year }) => [
        nameOf(value),
        formatOutcome(value),
        describePeople(value) || 'not published',
        year,
      ])}
    />
  )
}
