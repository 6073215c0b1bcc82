import { aChoice, aDeadline, aRoute, someRules } from '@/tests/fixtures/tasks'
import { intakeOf, isYearOf, offeredStarts, startOf } from './start'

describe('the start', () => {
  const start = (intakes: readonly number[], today: string, fields: Parameters<typeof aChoice>[0] = {}) =>
    startOf(aChoice({ routes: [aRoute({ intakes })], deadlines: [], added: today, ...fields }), null, today)

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
    expect(startOf(aChoice({ routes: [], deadlines: [] }), someRules({ starts: [4] }), '2026-11-23')).toBe(
      '2027-04',
    )
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
    expect(offeredStarts(aChoice({ routes: [], deadlines: [] }), null, '2026-11-23')).toHaveLength(6)
  })

  it('is one with a known round before one that the way to apply only names', () => {
    const choice = aChoice({
      routes: [aRoute({ intakes: [3, 8] })],
      deadlines: [aDeadline({ intakes: [3] })],
    })
    expect(startOf(choice, null, '2026-11-23')).toBe('2028-03')
    expect(offeredStarts(choice, null, '2026-11-23').slice(0, 2)).toEqual(['2027-03', '2027-08'])
  })
})

it.each([
  ['2027-10', [9, 1], '2027-09'],
  ['2027-09', [8, 9, 1], '2027-08'],
  ['2027-11', [9, 10], '2027-09'],
  ['2028-01', [9, 1], '2028-01'],
  ['2028-01', [2, 7], '2028-02'],
  ['2027-12', [2, 7], '2028-02'],
  ['2028-01', [9], '2028-01'],
  ['2028-01', [], '2028-01'],
])('a first day in %s belongs, with courses that begin in %j, to those of %s', (start, months, expected) => {
  expect(intakeOf(start, months).begins).toBe(expected)
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
