import { Basis } from '@/components/content/basis'
import { OutcomeBars } from '@/components/universities/pictures/outcome-bars'
import { Numbers } from '@/components/universities/pictures/numbers'
import type { Fact, Outcome } from '@/lib/facts/fact'
import { describePeople, levelWord, measuredOutcome } from '@/lib/facts/words'
import { formatDecimal } from '@/lib/text/format'
import { orNull } from '@/lib/universities/answers/answer'
import { atLevels } from '@/lib/universities/profile/at-levels'
import { basisOfFact, basisOfFields } from '@/lib/universities/profile/basis'
import { outcomeTable, type OutcomeRow } from '@/lib/universities/profile/outcome-table'
import type { RecordField } from '@/lib/universities/record/fields'
import type { ProfileData } from '@/lib/universities/record/provenance'
import { BasisLine } from './basis-line'
import { LeveledAnswer } from './for-levels'
import { Pairs } from './pairs'

/** The source that is linked has all; a profile with all of a large university would be too heavy for a slow network. */
const SHOWN = 8

type AfterSectionProps = Pick<ProfileData, 'university' | 'sources'> & { fields: readonly RecordField[] }

/** The outcomes of students: all together as a picture, by subject as a table. */
export function AfterSection({ fields, ...profile }: AfterSectionProps) {
  const { academics, facts } = profile.university
  const whole = facts.outcomes.filter(({ value }) => value.subject === null)
  const answers = atLevels((level) =>
    orNull(whole.filter(({ value }) => value.level === null || value.level === level)),
  )
  const hasShare = whole.some(({ value }) => value.unit === '%')
  const table = outcomeTable(facts.outcomes)
  return (
    <>
      {!hasShare && (
        <Pairs
          pairs={[
            {
              label: 'Employment rate',
              value: academics?.employmentRate != null && `${formatDecimal(academics.employmentRate)}%`,
            },
            { label: 'Average salary', value: academics?.averageSalary },
          ]}
        />
      )}
      <LeveledAnswer answers={answers} inBrief={inBrief}>
        {(outcomes) => <OutcomeBars outcomes={outcomes} />}
      </LeveledAnswer>
      {table && (
        <>
          <Numbers
            summary={
              table.rows.length > SHOWN
                ? `By subject: the ${SHOWN} with most people of ${table.rows.length}`
                : 'By subject'
            }
            columns={['Subject', ...table.columns.map(({ label }) => label), 'Year']}
            rows={table.rows.slice(0, SHOWN).map(toCells)}
          />
          {table.whose.length > 0 && <Basis>{`By subject: ${table.whose.join('; ')}.`}</Basis>}
        </>
      )}
      <BasisLine
        bases={[
          ...(hasShare ? [] : basisOfFields(profile, fields)),
          ...facts.outcomes.map((fact) => ({ ...basisOfFact(fact), year: '' })),
        ]}
      />
    </>
  )
}

const inBrief = (outcomes: readonly Fact<Outcome>[]) =>
  outcomes.map(({ value }) => measuredOutcome(value)).join(' · ')

function toCells({ subject, level, cells, years }: OutcomeRow): string[] {
  return [
    level ? `${subject} (${levelWord(level)})` : subject,
    ...cells.map((cell) =>
      cell ? [measuredOutcome(cell), describePeople(cell)].filter(Boolean).join(' · ') : '',
    ),
    years,
  ]
}
