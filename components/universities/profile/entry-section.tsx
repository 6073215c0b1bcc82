import type { Admission, EntryRule, Fact } from '@/lib/facts/fact'
import { LEVELS } from '@/lib/facts/vocabulary'
import { formatCount, formatDecimal, formatTenths } from '@/lib/text/format'
import { elsewhereInWords } from '@/lib/universities/answers/answer'
import { ruleAt } from '@/lib/universities/answers/entry'
import { formatYearlyDate } from '@/lib/universities/format'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact } from '@/lib/universities/profile/basis'
import type { CountryContext } from '@/lib/universities/profile/queries'
import type { University } from '@/lib/universities/record/schema'
import { BasisLine } from './basis-line'
import { ForLevels, LeveledAnswer } from './for-levels'
import { NotKnownAtLevel } from './not-known-at-level'
import { Pairs, type LabelledValue } from './pairs'
import { RequirementList } from './requirement-list'
import { Topic } from './topic'

const RULES: readonly { topic: EntryRule['topic']; label: string }[] = [
  { topic: 'school-certificate', label: 'School or degree' },
  { topic: 'degree-years', label: 'Years to the degree' },
  { topic: 'grading-scale', label: 'Grades' },
]

/** The choice of students: the record's own minimums, the figures of a register, and the country's rules. */
export function EntrySection({
  university,
  requirements,
}: { university: University } & Pick<CountryContext, 'requirements'>) {
  const { facts, country } = university
  return (
    <>
      <OfFirstDegrees university={university} />
      <RulesOfEntry
        heading="Rules of the university"
        entry={facts.entry.filter(({ value }) => value.isOwn)}
      />
      <RulesOfEntry
        heading={`Rules of the country: ${country}`}
        entry={facts.entry.filter(({ value }) => !value.isOwn)}
      />
      <RequirementList requirements={requirements} />
    </>
  )
}

/** Rules of one origin; nothing where there are none. */
function RulesOfEntry({ heading, entry }: { heading: string; entry: readonly Fact<EntryRule>[] }) {
  const rules = RULES.map(({ topic, label }) => ({
    label,
    answers: atLevels((level) => ruleAt(entry, topic, level)),
  })).filter(({ answers }) => answers.known.length > 0)
  if (rules.length === 0) return null
  return (
    <>
      <Topic>{heading}</Topic>
      <Pairs
        pairs={rules.map(({ label, answers }) => ({
          label,
          value: (
            <LeveledAnswer answers={answers} inBrief={({ value }) => value.text}>
              {({ value }) => value.text}
            </LeveledAnswer>
          ),
        }))}
      />
      <BasisLine
        bases={rules.flatMap(({ answers }) => answers.known.map(({ value }) => basisOfFact(value)))}
      />
    </>
  )
}

/** What a record and a register know of applicants for bachelor's degrees. */
function OfFirstDegrees({ university: { admissionRequirements: own, facts } }: { university: University }) {
  const { admission } = facts
  const pairs: (LabelledValue & { value: string | null | undefined | false })[] = [
    { label: 'Minimum GPA', value: own.minimumGPA !== null && `${formatTenths(own.minimumGPA)} of 4.0` },
    {
      label: 'Early deadline',
      value: own.earlyDeadline && `${formatYearlyDate(own.earlyDeadline)} each year`,
      note: own.earlyDeadline?.note,
    },
    ...(admission ? admissionPairs(admission.value) : []),
  ].filter(({ value }) => value)
  if (pairs.length === 0) return null
  const inBrief = pairs.map(({ label, value }) => `${label} ${value}`).join(' · ')
  return (
    <>
      <ForLevels levels={['bachelor']}>
        <Pairs pairs={pairs} />
        {admission && <BasisLine bases={[basisOfFact(admission)]} after=", first-year students" />}
      </ForLevels>
      {LEVELS.slice(1).map(({ value: level }) => (
        <ForLevels key={level} levels={[level]}>
          <NotKnownAtLevel
            level={level}
            elsewhere={elsewhereInWords([{ level: 'bachelor', value: inBrief }])}
          />
        </ForLevels>
      ))}
    </>
  )
}

const span = ([low, high]: readonly [number, number]) => `${low}–${high}`
const sentBy = (percent: number | null) => (percent === null ? null : `sent by ${formatDecimal(percent)}%`)

/** The middle half of those who began had scores in these ranges. */
function admissionPairs({
  applicants,
  admitted,
  sat,
  act,
  ...policies
}: Admission): (LabelledValue & { value: string | null | undefined | false })[] {
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
