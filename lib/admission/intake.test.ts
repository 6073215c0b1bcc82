import { aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import { checkIntake, nextOf } from './intake'
import type { YearlyDeadline } from './place'

const check = (today: string, ...deadlines: YearlyDeadline[]) =>
  checkIntake(aProfile(), aPlace({ deadlines }), somePlaceRules(), today)
const january = { month: 1, day: 15, isSure: true }

it.each([
  ['2026-11-23', '2027-01-15', null],
  ['2027-01-15', '2027-01-15', null],
  ['2027-01-16', '2028-01-15', '2027-01-15'],
  ['2027-04-16', '2028-01-15', null],
])('on %s the next 15 January is %s', (today, date, passed) => {
  expect(nextOf(january, today)).toEqual({ date, passed, mayHavePassed: false })
})

it.each([
  ['2026-11-23', '2027-01', false],
  ['2027-01-31', '2027-01', true],
  ['2027-02-01', '2028-01', false],
])('on %s a January without a day is %s', (today, date, mayHavePassed) => {
  for (const deadline of [
    { ...january, day: null },
    { ...january, isSure: false },
  ])
    expect(nextOf(deadline, today)).toEqual({ date, passed: null, mayHavePassed })
})

it('tells a sure day as a date, and a month as some time in it', () => {
  expect(check('2026-11-23', january)).toMatchObject({
    outcome: 'met',
    why: 'The next deadline is on 15 January 2027.',
  })
  expect(check('2026-11-23', { ...january, day: null })).toMatchObject({
    outcome: 'met',
    why: 'The next deadline is some time in January 2027.',
  })
})

it('says of a month that runs that it may have passed', () => {
  expect(check('2027-01-20', { ...january, day: null })).toMatchObject({
    outcome: 'check',
    missing: 'The day of the deadline',
  })
})

it('says of a day that has just passed when it is likely to come again', () => {
  expect(check('2027-02-01', january)).toMatchObject({
    outcome: 'check',
    why: 'The deadline was on 15 January 2027; the next is likely on 15 January 2028.',
  })
})

it('goes by the deadline that comes next', () => {
  const june = { month: 6, day: 1, isSure: true }
  expect(check('2027-02-01', january, june)?.why).toBe('The next deadline is on 1 June 2027.')
})

it('says so where no date is known', () => {
  expect(check('2026-11-23')).toMatchObject({ outcome: 'open', missing: null })
})
