import type { Admission, EntryRule } from '@/lib/facts/fact'
import { formatCount, formatDecimal, formatTenths } from '@/lib/text/format'
import { formatYearlyDate } from '@/lib/universities/format'
import { entryAnswers } from '@/lib/universities/profile/answers'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { ForLevels } from './for-levels'
import { Pairs, type Pair } from './pairs'

const RULES: readonly { topic: EntryRule['topic']; label: string }[] = [
  { topic: 'school-certificate', label: 'School certificate' },
  { topic: 'degree-years', label: 'Years to the degree' },
  { topic: 'grading-scale', label: 'Grades' },
]

/** The choice of students: the record's own minimums, the figures of a register, and the country's rules. */
export function EntrySection({ university }: { university: University }) {
  const { admissionRequirements: own, facts, country } = university
  const { admission } = facts
  const rules = RULES.flatMap(({ topic, label }) => {
    const answers = entryAnswers(university, topic)
    return answers.length > 0 ? [{ label, answers }] : []
  })
  return (
    <>
      <Pairs
        pairs={[
          { label: 'Minimum GPA', value: own.minimumGPA && `${formatTenths(own.minimumGPA)} of 4.0` },
          {
            label: 'Early deadline',
            value: own.earlyDeadline && `${formatYearlyDate(own.earlyDeadline)} each year`,
            note: own.earlyDeadline?.note,
          },
          ...(admission ? admissionPairs(admission.value) : []),
        ]}
      />
      {admission && <BasisLine bases={[basisOfFact(admission)]} after=", first-year students" />}
      {rules.length > 0 && (
        <>
          <h3>Rules of the country: {country}</h3>
          <Pairs
            pairs={rules.map(({ label, answers }) => ({
              label,
              value: answers.map(({ answer, ...at }) => (
                <ForLevels key={at.of} {...at}>
                  {answer.value.text}
                </ForLevels>
              )),
            }))}
          />
          <BasisLine
            bases={rules.flatMap(({ answers }) => answers.map(({ answer }) => basisOfFact(answer)))}
          />
        </>
      )}
    </>
  )
}

const span = ([low, high]: readonly [number, number]) => `${low}–${high}`
const sentBy = (percent: number | null) => (percent === null ? null : `sent by ${formatDecimal(percent)}%`)

/** The middle half of those who began had scores in these ranges. */
function admissionPairs({ applicants, admitted, sat, act, ...policies }: Admission): Pair[] {
  return [
    {
      label: 'Admitted',
      value:
        admitted !== null && applicants !== null
          ? `${formatCount(admitted)} of ${formatCount(applicants)}`
          : null,
    },
    { label: 'SAT reading', value: sat?.reading && span(sat.reading), note: sat && sentBy(sat.submitted) },
    { label: 'SAT math', value: sat?.math && span(sat.math), note: 'the middle half' },
    { label: 'ACT', value: act && span(act.composite), note: act && sentBy(act.submitted) },
    { label: 'Admission tests', value: policies.testPolicy },
    { label: 'English test', value: policies.englishPolicy },
    { label: 'School record', value: policies.schoolRecordPolicy },
    { label: 'Recommendations', value: policies.recommendationsPolicy },
    { label: 'Essay', value: policies.essayPolicy },
  ]
}
