import { aScholarship } from '@/tests/fixtures/scholarship'
import { timeFacts } from './facts'

const facts = (fields: Parameters<typeof aScholarship>[0]) =>
  Object.fromEntries(timeFacts(aScholarship(fields)).map(({ label, text }) => [label, text]))

it('leaves out what is not known, but for the deadline', () => {
  expect(facts({})).toEqual({ Status: 'Opens every year', Deadline: 'Not published' })
  expect(facts({ status: 'ended', changeNote: 'Ended' })).toEqual({ Status: 'Ended' })
})

it('does not say that an award opens every year whose last known round was more than a year ago', () => {
  const statusOf = (year: number | null, checkedOn: string) =>
    facts({ deadlines: [{ month: 2, day: 1, year }], sources: [{ title: 'The call', checkedOn }] }).Status
  expect(statusOf(2020, '2026-11-26')).toBe(
    'Opened in past years; no round is known after that of February 2020',
  )
  expect(statusOf(2025, '2026-11')).toContain('February 2025')
  expect(statusOf(2026, '2026-11-26')).toBe('Opens every year')
  expect(statusOf(null, '2026-11-26')).toBe('Opens every year')
})

it.each([
  [{ minMonths: 12, maxMonths: 12 }, '1 year'],
  [{ minMonths: 12, maxMonths: 24 }, '1 year to 2 years'],
  [{ maxMonths: 18 }, 'Up to 18 months'],
  [{ note: 'The whole degree' }, 'The whole degree'],
])('writes a duration of %j', (duration, words) => {
  expect(facts({ duration }).Duration).toBe(words)
})

it('writes opening, number and what is asked in return', () => {
  expect(
    facts({
      leadMonths: 11,
      opensMonth: 8,
      opensNote: 'Late August',
      numberOfAwards: { count: 1500, approximate: true },
      serviceCondition: 'Two years at home',
    }),
  ).toMatchObject({
    Opens: 'Usually in August. Late August',
    'Number of awards': 'About 1,500',
    'In return': 'Two years at home',
    'Pays for': 'Courses that begin 11 months or more after the last day to apply',
  })
})

it('puts what the number counts behind it', () => {
  expect(facts({ numberOfAwards: { count: 80, note: 'a year' } })['Number of awards']).toBe('80 (a year)')
})
