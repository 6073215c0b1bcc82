import { aRound, aRoute } from '@/tests/fixtures/facts'
import {
  deadlinesOfRoute,
  FROM_ABROAD,
  inPrecedence,
  isForApplicant,
  mainDeadline,
  mainMonths,
  ownDeadline,
} from './deadline'

const deadlines = (...rounds: Parameters<typeof aRound>[]) =>
  deadlinesOfRoute(aRoute({ rounds: rounds.map((round) => aRound(...round)) }))
const EU = { status: 'eu-eea', subject: null } as const

it('makes a deadline of each round that closes', () => {
  expect(deadlines([{ opens: { month: 9, day: 1 }, closes: null }], [{ kind: 'late' }])).toMatchObject([
    {
      route: 'National service',
      what: 'late',
      month: 1,
      day: 13,
      isSure: true,
      of: 'bachelor',
      year: '2027 entry',
    },
  ])
})

it('is for the people and the subjects that it names', () => {
  const isFor = (
    who: 'all' | 'home' | 'eu-eea' | 'abroad' | 'international',
    status: 'home' | 'eu-eea' | 'international',
  ) => isForApplicant({ who, fields: [] }, { status, subject: null })
  expect([isFor('all', 'international'), isFor('eu-eea', 'home')]).toEqual([true, true])
  expect([
    isFor('eu-eea', 'international'),
    isFor('international', 'eu-eea'),
    isFor('home', 'eu-eea'),
  ]).toEqual([false, false, false])
  expect((['home', 'eu-eea', 'international'] as const).map((status) => isFor('abroad', status))).toEqual([
    false,
    true,
    true,
  ])
  const medicine = { who: 'all', fields: ['medicine'] } as const
  expect(isForApplicant(medicine, { ...EU, subject: 'medicine' })).toBe(true)
  expect([null, 'law'].map((subject) => isForApplicant(medicine, { ...EU, subject }))).toEqual([false, false])
})

describe('the deadline that answers', () => {
  const first = (...rounds: Parameters<typeof deadlines>) => mainDeadline(deadlines(...rounds))?.month
  const march = { closes: { month: 3, day: 1 } }

  it('is that of the subject, before one for all', () => {
    const both = deadlines([{}], [{ ...march, fields: ['medicine'] }])
    expect(mainDeadline(both, { ...FROM_ABROAD, subject: 'medicine' })?.month).toBe(3)
    expect(mainDeadline(both)?.month).toBe(1)
  })

  it('is a sure day before a month or a usual day, and one for such people before one for all', () => {
    expect(first([{ ...march }, { isUnsure: true }], [{}])).toBe(1)
    expect(first([{ closes: { month: 3, day: null } }], [{}])).toBe(1)
    expect(first([{}], [{ ...march, who: 'international' }])).toBe(3)
    expect(first([{}], [{ ...march, who: 'eu-eea' }])).toBe(1)
  })

  it('is the university’s own before that of a service, unless it is looser', () => {
    const [service] = deadlines([{}])
    const own = (day: number | null) => ownDeadline('main', { month: 4, day, note: null }, 'bachelor')
    expect(
      inPrecedence(
        [own(1), service].flatMap((each) => each ?? []),
        FROM_ABROAD,
      )[0]?.route,
    ).toBeNull()
    expect(mainDeadline([service, own(null)].flatMap((each) => each ?? []))?.month).toBe(1)
  })

  it('is never an early or a late round', () => {
    expect(first([{ kind: 'early' }], [{ kind: 'late' }])).toBeUndefined()
  })
})

it('is not for a subject that its source sets apart, and for everybody who names none', () => {
  const round = { who: 'all' as const, fields: [], notFor: ['medicine'] }
  const asks = (subject: string | null) => isForApplicant(round, { status: 'international', subject })
  expect([asks('medicine'), asks('law'), asks(null)]).toEqual([false, true, true])
})

it('the main time of the year is the first month with its neighbours', () => {
  expect(mainMonths([8, 9, 1])).toEqual([8, 9])
  expect(mainMonths([1, 12])).toEqual([1, 12])
  expect(mainMonths([4, 9, 10])).toEqual([4])
  expect(mainMonths([])).toEqual([])
})
