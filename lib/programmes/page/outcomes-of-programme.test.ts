import { aFact } from '@/tests/fixtures/facts'
import { aProgramme } from '@/tests/fixtures/a-programme'
import type { Outcome } from '../../facts/fact'
import { outcomesOfProgramme } from './outcomes-of-programme'

const anOutcome = (changes: Partial<Outcome>) =>
  aFact<Outcome>({
    ...{ measure: 'unemployed', level: 'master', subject: 'Games (Esbjerg)', value: 4, unit: '%' },
    ...{ max: null, period: null, whose: 'new graduates', people: 38, response: null },
    ...changes,
  })

it('takes the figures of the programme in its town and at its level, and none of its subject', () => {
  const outcomes = [
    anOutcome({}),
    anOutcome({ level: 'bachelor' }),
    anOutcome({ subject: 'Games' }),
    anOutcome({ subject: 'Games (Aalborg)' }),
  ]
  const programme = aProgramme({ titleEn: 'Games', campus: 'Esbjerg', levels: ['master'] })
  expect(outcomesOfProgramme(outcomes, programme)).toEqual([outcomes[0]])
  expect(outcomesOfProgramme(outcomes, { ...programme, campus: null })).toEqual([])
})
