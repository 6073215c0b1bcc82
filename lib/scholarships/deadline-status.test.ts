import { datesFor, deadlineStatus, isOpen, nextDate, type Dates } from './deadline-status'
import { describeDeadline } from './deadline-words'
import { DeadlineSchema, type Scholarship } from './record/schema'
import type { z } from 'zod'

type Fields = Partial<Pick<Scholarship, 'opensMonth' | 'status'>>

const on = (today: string, deadlines: z.input<typeof DeadlineSchema>[], fields: Fields = {}) =>
  deadlineStatus(
    {
      deadlines: deadlines.map((deadline) => DeadlineSchema.parse(deadline)),
      opensMonth: null,
      status: 'yearly',
      ...fields,
    },
    today,
  )

const words = (...args: Parameters<typeof on>) => describeDeadline(on(...args))

describe('deadlineStatus', () => {
  it('counts the days to a published date, the day itself included', () => {
    const deadline = { year: 2027, month: 2, day: 1 }
    expect(words('2027-01-30', [deadline])).toBe('Due 1 February 2027, in 2 days')
    expect(words('2027-01-31', [deadline])).toBe('Due 1 February 2027, tomorrow')
    expect(words('2027-02-01', [deadline])).toBe('Due 1 February 2027, today')
  })

  it('takes a usual date for the next one of its kind, and says so', () => {
    expect(words('2026-11-21', [{ month: 2, day: 1 }])).toBe('Usually due about 1 February 2027, in 72 days')
  })

  it('says when a round that is over usually reopens', () => {
    expect(words('2027-02-02', [{ month: 2, day: 1 }], { opensMonth: 9 })).toBe(
      'Closed for this year, usually reopens in September',
    )
    expect(words('2027-02-02', [{ month: 2, day: 1 }])).toBe(
      'Closed for this year, usually due again in February',
    )
  })

  it('opens again with the opening month', () => {
    const deadline = [{ month: 2, day: 1 }]
    expect(on('2027-08-31', deadline, { opensMonth: 9 }).kind).toBe('closed')
    expect(on('2027-09-01', deadline, { opensMonth: 9 })).toMatchObject({ kind: 'due', date: '2028-02-01' })
  })

  it('takes an opening in the month of the deadline for the same year', () => {
    expect(on('2027-02-10', [{ month: 2, day: 20 }], { opensMonth: 2 }).kind).toBe('due')
    expect(on('2027-01-31', [{ month: 2, day: 20 }], { opensMonth: 2 }).kind).toBe('closed')
  })

  it('takes a past round for the next one only, and then says when the last known one closed', () => {
    const past = { year: 2024, month: 10, day: 15 }
    expect(words('2025-10-15', [past])).toBe('Usually due about 15 October 2025, today')
    for (const today of ['2025-10-16', '2026-11-26'])
      expect(words(today, [past], { opensMonth: 9 })).toBe(
        'Last known round closed on 15 October 2024; the next date is not known',
      )
    expect(words('2026-11-26', [{ year: 2024, month: 3 }, past])).toMatch(/closed on 15 October 2024;/)
    expect(words('2026-11-26', [{ year: 2024, month: 3 }])).toBe(
      'Last known round closed in March 2024; the next date is not known',
    )
  })

  it('lasts till the day has ended everywhere, or at the provider’s hour where that is known', () => {
    const day = { year: 2026, month: 3, day: 26 }
    const rome = { ...day, timeZone: 'Europe/Rome', time: '14:00' }
    const soon = '2026-03-26T12:59:00Z'
    expect(on('2026-03-27T11:59:00Z', [day])).toMatchObject({ kind: 'due', date: '2026-03-26', daysLeft: 0 })
    expect(on('2026-03-27T12:00:00Z', [day])).toMatchObject({ kind: 'closed', date: '2027-03-26' })
    expect(on(soon, [rome])).toMatchObject({ kind: 'due', daysLeft: 0, isUsual: false })
    expect(on('2026-03-26T13:00:00Z', [rome])).toMatchObject({ kind: 'closed', date: '2027-03-26' })
  })

  it('takes a date of a past round for the usual one', () => {
    const past = { year: 2025, month: 9, day: 19 }
    expect(on('2026-07-01', [past])).toEqual({
      kind: 'due',
      from: '2026-09-19',
      date: '2026-09-19',
      daysLeft: 80,
      isExact: true,
      isUsual: true,
      mayBeOver: false,
      words: null,
    })
  })

  it('never takes a month without a day for its last day', () => {
    expect(words('2028-01-10', [{ month: 2 }])).toBe('Usually due some time in February')
    expect(words('2028-02-10', [{ month: 2 }])).toBe('Usually due some time in February: it may be over')
    expect(on('2028-03-01', [{ month: 2 }]).kind).toBe('closed')
    expect(words('2026-12-24', [{ month: 3, year: 2027 }])).toBe('Due some time in March 2027')
  })

  it('reads the part of the month from the note, and takes “early” for over after the 10th, “mid” after the 20th', () => {
    const early = [{ month: 1, note: 'early January' }]
    const mid = [{ month: 11, note: 'mid-November in past years' }]
    expect(words('2026-11-27', early)).toBe('Usually due in early January')
    expect(on('2027-01-10', early)).toMatchObject({ kind: 'due', mayBeOver: true })
    expect(on('2027-01-11', early).kind).toBe('closed')
    expect(on('2026-11-10', mid)).toMatchObject({ kind: 'due', mayBeOver: false })
    expect(on('2026-11-27', mid).kind).toBe('closed')
    expect(words('2027-03-01', [{ month: 4, note: 'mid to late April' }])).toBe(
      'Usually due in mid to late April',
    )
  })

  it('leaves alone a note that says early of something else than the month', () => {
    expect(words('2026-10-01', [{ month: 11, note: 'early decision' }])).toBe(
      'Usually due some time in November',
    )
  })

  it('begins a span of months with its first one', () => {
    const span = [{ month: 12, lastMonth: 1, variesBy: 'course' as const }]
    expect(words('2026-11-27', span)).toBe('Usually due between December and January, which varies by course')
    expect(on('2026-11-27', span)).toMatchObject({ kind: 'due', from: '2026-12-01', mayBeOver: false })
    expect(words('2027-01-05', span)).toMatch(/: it may be over$/)
    expect(words('2027-02-02', span, { opensMonth: null })).toMatch(/due again in December$/)
  })

  it('has the round of a passport for that passport alone', () => {
    const deadlines = [
      { month: 10, passports: ['us'] },
      { month: 12, lastMonth: 1 },
    ].map((deadline) => DeadlineSchema.parse(deadline))
    const award = { deadlines, opensMonth: 9, status: 'yearly' as const }
    const kind = (...codes: string[]) => deadlineStatus(datesFor(award, codes), '2026-11-27').kind
    expect([kind(), kind('ng'), kind('us'), kind('ng', 'us')]).toEqual(['due', 'due', 'closed', 'closed'])
    expect(deadlineStatus(award, '2026-10-05')).toMatchObject({ from: '2026-12-01' })
  })

  it('looks at the nearest of several', () => {
    const rounds = [
      { month: 11, day: 1, note: 'early' },
      { month: 1, day: 2, note: 'regular' },
    ]
    expect(on('2026-11-21', rounds)).toMatchObject({ kind: 'due', date: '2027-01-02' })
  })

  it('has a 29 February only in leap years', () => {
    expect(on('2027-01-01', [{ month: 2, day: 29 }])).toMatchObject({ date: '2027-02-28' })
  })

  it.each([
    ['ended', 'No longer awarded'],
    ['open-all-year', 'Open all year'],
    ['closed', 'No open call known'],
    ['yearly', 'No date published'],
  ] as const)('%s without a date: %s', (status, text) => {
    expect(words('2026-11-21', [], { status })).toBe(text)
  })

  it('does not expect another round of a scholarship that has no open call', () => {
    const past = { year: 2025, month: 9, day: 19 }
    expect(on('2026-07-01', [past], { status: 'closed' }).kind).toBe('no-call')
    expect(on('2026-07-01', [{ ...past, year: 2026 }], { status: 'closed' }).kind).toBe('due')
  })
})

const dates = (fields: Partial<Dates>): Dates => ({
  status: 'yearly',
  deadlines: [],
  deadlineNote: null,
  admissionBy: null,
  opensMonth: null,
  ...fields,
})
const onDay = (month: number, day: number) => [DeadlineSchema.parse({ month, day })]
const TODAY = '2026-11-21'

it('takes an award for open from its opening month to its deadline', () => {
  const award = dates({ deadlines: onDay(1, 31), opensMonth: 11 })
  expect(isOpen(award, '2026-10-31')).toBe(false)
  expect(isOpen(award, '2026-11-01')).toBe(true)
  expect(isOpen(award, '2027-01-31')).toBe(true)
  expect(isOpen(award, '2027-02-01')).toBe(false)
})

it('takes no award for open whose admission, which comes first, is over', () => {
  const award = dates({
    deadlines: [DeadlineSchema.parse({ month: 1, day: 26, year: 2027 })],
    admissionBy: { month: 10, day: 15 },
  })
  expect(isOpen(award, '2026-10-15')).toBe(true)
  expect(isOpen(award, TODAY)).toBe(false)
  expect(describeDeadline(deadlineStatus(award, TODAY))).toBe(
    'Due 26 January 2027, in 66 days; its first step, to apply for admission, closed on 15 October 2026',
  )
  const inJanuary = dates({ deadlines: onDay(2, 25), opensMonth: 2, admissionBy: { month: 1, day: null } })
  expect(describeDeadline(deadlineStatus(inJanuary, '2027-02-10'))).toMatch(
    /admission, closed in January 2027$/,
  )
  expect(isOpen(inJanuary, '2027-02-10')).toBe(false)
})

it('never takes an unknown date for an open call', () => {
  expect(isOpen(dates({}), TODAY)).toBeNull()
  expect(isOpen(dates({ status: 'ended' }), TODAY)).toBe(false)
  expect(isOpen(dates({ status: 'closed' }), TODAY)).toBe(false)
  expect(isOpen(dates({ status: 'open-all-year' }), TODAY)).toBe(true)
})

it('finds the next last day, this year or next', () => {
  expect(nextDate(dates({ deadlines: onDay(12, 1) }), TODAY)).toBe('2026-12-01')
  expect(nextDate(dates({ deadlines: onDay(11, 20) }), TODAY)).toBe('2027-11-20')
  expect(nextDate(dates({}), TODAY)).toBeNull()
})

it('knows of no open call in a month in which it may be over, but for another round that is open', () => {
  const month = (...months: number[]) =>
    dates({ deadlines: months.map((each) => DeadlineSchema.parse({ month: each })) })
  expect(isOpen(month(11), TODAY)).toBeNull()
  expect(isOpen(month(11, 1), TODAY)).toBe(true)
  expect(nextDate(month(1), TODAY)).toBe('2027-01')
})

it('answers for the day it is asked for, whatever it was asked before', () => {
  const award = dates({ deadlines: onDay(1, 31), opensMonth: 11 })
  expect([TODAY, '2026-10-31', TODAY].map((day) => isOpen(award, day))).toEqual([true, false, true])
})
