import { aFact, aRound, aRoute, someFacts } from '@/tests/fixtures/facts'
import { aUniversity } from '@/tests/fixtures/a-university'
import { FROM_ABROAD } from '../../facts/deadline'
import { deadlineAt } from './applying'

const facts = { admissionRequirements: { ...aUniversity().admissionRequirements, applicationDeadline: null } }
const asked = (rounds: Parameters<typeof aRound>[], subject: string | null = null) =>
  deadlineAt(
    aUniversity({
      ...facts,
      facts: someFacts({ routes: [aFact(aRoute({ rounds: rounds.map((round) => aRound(...round)) }))] }),
    }),
    'bachelor',
    { ...FROM_ABROAD, subject },
  ).value

const JANUARY = { closes: { month: 1, day: 13 } }
const MEDICINE = {
  closes: { month: 10, day: 15 },
  fields: ['medicine'],
  closesIn: 2026,
  isOver: true as const,
}

describe('the deadline', () => {
  it('of a subject with its own is that one, with its year and that it has passed', () => {
    expect(asked([[JANUARY], [MEDICINE]], 'medicine')).toMatchObject({
      text: '15 October 2026, over',
      besides: [],
    })
  })

  it('for everybody names those of some programmes, and that they close earlier', () => {
    expect(asked([[JANUARY], [MEDICINE]])).toMatchObject({
      text: '13 January',
      besides: ['Medicine: 15 October 2026, over'],
      isEarlierForSome: true,
    })
    const quota = { kind: 'other', name: 'programmes with a quota', closes: { month: 1, day: 10 } } as const
    expect(asked([[JANUARY], [quota]], 'law')?.besides).toEqual(['Programmes with a quota: 10 January'])
    expect(asked([[JANUARY]])).toMatchObject({ besides: [], isEarlierForSome: false })
  })

  it('says whose it is where citizens of the EU have another, and of which start', () => {
    const [own, eu] = [{ ...JANUARY, who: 'international' }, { who: 'eu-eea' }] as const
    expect(asked([[own], [eu]])?.notes).toContain('for citizens of no EU or EEA country')
    expect(asked([[own]])?.notes).not.toContain('for citizens of no EU or EEA country')
    expect(asked([[{ ...JANUARY, intakes: [2] }]])?.notes).toContain('for a start in February')
  })

  it('keeps what its source adds', () => {
    expect(asked([[JANUARY, { note: 'Often this day or earlier.' }]])?.besides).toEqual([
      'Often this day or earlier.',
    ])
  })
})
