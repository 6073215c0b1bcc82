import { aChoice, aDeadline, aRoute, someRules } from '@/tests/fixtures/tasks'
import { inMonth, NEVER, onDay } from './when'
import { isYearOf, mainMonths, offeredStarts, startOf, windowOf } from './window'

describe('the start', () => {
  const start = (intakes: readonly number[], today: string, fields: Parameters<typeof aChoice>[0] = {}) =>
    startOf(aChoice({ routes: [aRoute({ intakes })], added: today, ...fields }), null, today)

  it.each([
    // The next autumn, not the spring that few begin in.
    [[9, 1], '2026-11-23', '2027-09'],
    [[10, 4], '2026-11-23', '2027-10'],
    [[8, 9, 1], '2026-11-23', '2027-08'],
    [[9], '2026-12-31', '2027-09'],
    [[9], '2027-04-30', '2027-09'],
    // Less than 120 days are left.
    [[9], '2027-05-20', '2028-09'],
    // The next main start is more than a year off, so the other one is proposed.
    [[2, 7], '2026-11-23', '2027-07'],
    [[2, 7], '2027-09-01', '2028-02'],
    [[1], '2026-09-03', '2027-01'],
    [[4, 9, 10], '2028-02-29', '2028-09'],
  ])('of courses that begin in %j, on %s, is %s', (intakes, today, expected) => {
    expect(start(intakes, today)).toBe(expected)
  })

  it('is the one that the visitor wants, and unknown where nobody says', () => {
    expect(start([9], '2026-11-23', { start: '2028-01' })).toBe('2028-01')
    expect(start([], '2026-11-23')).toBeNull()
    expect(startOf(aChoice({ routes: [] }), someRules({ starts: [4] }), '2026-11-23')).toBe('2027-04')
  })

  it('does not move while the months pass, until it is over', () => {
    const choice = aChoice({ added: '2026-11-23' })
    expect(startOf(choice, null, '2027-06-30')).toBe('2027-09')
    expect(startOf(choice, null, '2027-09-30')).toBe('2027-09')
    expect(startOf(choice, null, '2027-10-01')).toBe('2028-09')
  })

  it('offers the next ones, in order', () => {
    expect(
      offeredStarts(aChoice({ routes: [aRoute({ intakes: [9, 1] })] }), null, '2026-11-23').slice(0, 3),
    ).toEqual(['2027-01', '2027-09', '2028-01'])
    expect(offeredStarts(aChoice({ routes: [] }), null, '2026-11-23')).toHaveLength(6)
  })
})

it('the main time of the year is the first month with its neighbours', () => {
  expect(mainMonths([8, 9, 1])).toEqual([8, 9])
  expect(mainMonths([1, 12])).toEqual([1, 12])
  expect(mainMonths([4, 9, 10])).toEqual([4])
  expect(mainMonths([])).toEqual([])
})

it.each([
  ['2027 entry', '2027-09', true],
  ['fall 2027', '2028-01', false],
  ['winter 2027/28', '2027-10', true],
  ['2027/28', '2028-02', true],
  ['2026/27', '2027-09', false],
  ['2026/27 and 2027/28', '2027-09', true],
  [null, '2027-09', false],
])('what holds for %s is of courses from %s: %s', (year, start, expected) => {
  expect(isYearOf(year, start)).toBe(expected)
})

describe('opening and deadline', () => {
  const window = (fields: Parameters<typeof aChoice>[0], start = '2027-09') =>
    windowOf(aChoice(fields), null, start)

  it('are days where they are sure for this very start', () => {
    expect(window({})).toMatchObject({ opens: onDay('2026-09-01'), deadline: onDay('2027-01-13') })
  })

  it('are months for another year, with the day of other years', () => {
    expect(window({}, '2028-09')).toMatchObject({
      opens: inMonth('2027-09', { isUsual: true, earlierDay: 1 }),
      deadline: inMonth('2028-01', { isUsual: true, earlierDay: 13 }),
    })
  })

  it('are months where they are not sure, and no day is told', () => {
    const unsure = { routes: [aRoute({}, { isUnsure: true })], deadlines: [aDeadline({ isSure: false })] }
    expect(window(unsure).deadline).toEqual(inMonth('2027-01', { isUsual: true }))
    expect(window({ deadlines: [aDeadline({ day: null })] }).deadline).toEqual(
      inMonth('2027-01', { isUsual: true }),
    )
  })

  it('are of the round that opens before the start, also where the deadline comes after it', () => {
    const late = {
      routes: [aRoute({ opens: { month: 4, day: 1 }, intakes: [9, 10] })],
      deadlines: [aDeadline({ month: 11, day: 30 })],
    }
    expect(window(late)).toMatchObject({ opens: onDay('2027-04-01'), deadline: onDay('2027-11-30') })
  })

  it('take the last deadline before the start where nothing is known of the opening', () => {
    const routes = [aRoute({ opens: null, intakes: [10] })]
    expect(window({ routes, deadlines: [aDeadline({ month: 9, day: 5 })] }, '2027-10').deadline).toEqual(
      onDay('2027-09-05'),
    )
    expect(window({ routes, deadlines: [aDeadline({ month: 12, day: 1 })] }, '2027-10').deadline).toEqual(
      onDay('2026-12-01'),
    )
  })

  it('put the university’s own date before that of the way to apply, and its level before others', () => {
    const own = aDeadline({ route: null, month: 2, day: 1 })
    expect(window({ deadlines: [aDeadline(), own] }).deadline).toEqual(onDay('2027-02-01'))
    expect(window({ deadlines: [aDeadline({ of: 'master' })] }).deadline).toEqual(NEVER)
  })

  it('are unknown for another start of the year than the main one', () => {
    const routes = [aRoute({ intakes: [10, 4], otherDeadlines: 'January for summer' })]
    expect(window({ routes }, '2027-04')).toMatchObject({
      deadline: NEVER,
      isOtherStart: true,
      other: 'January for summer',
    })
  })

  it('say when they are likely to come again', () => {
    expect(window({}).again).toBe('open again in September 2027')
    expect(window({ routes: [aRoute({ opens: null })] }).again).toBe('close again in January 2028')
    expect(window({ routes: [], deadlines: [] }).again).toBeNull()
  })
})
