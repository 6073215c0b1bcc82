import { aPlace, somePlaceRules } from '@/tests/fixtures/a-place'
import { aProfile } from '@/tests/fixtures/matcher'
import { checkIntake, nextOf } from './intake'
import type { YearlyDeadline } from './place'

const check = (today: string, ...deadlines: YearlyDeadline[]) =>
  checkIntake(aProfile(), aPlace({ deadlines }), somePlaceRules(), today)
const january = { month: 1, day: 15, isSure: true, latest: null, who: 'all', fields: [], start: 0 } as const

it.each([
  ['2026-11-23', '2027-01-15', null],
  ['2027-01-15', '2027-01-15', null],
  ['2027-01-16', '2028-01-15', '2027-01-15'],
  ['2027-04-16', '2028-01-15', null],
])('on %s the next 15 January is %s', (today, date, passed) => {
  expect(nextOf(january, today)).toEqual({ date, passed, mayHavePassed: false })
})

it.each([
  ['2026-11-23', '2027-01', null, false],
  ['2027-01-31', '2027-01', null, true],
  ['2027-02-01', '2028-01', '2027-01', false],
  ['2027-04-30', '2028-01', '2027-01', false],
  ['2027-05-02', '2028-01', null, false],
])('on %s a January without a day is %s', (today, date, passed, mayHavePassed) => {
  for (const deadline of [
    { ...january, day: null },
    { ...january, isSure: false },
  ])
    expect(nextOf(deadline, today)).toEqual({ date, passed, mayHavePassed })
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

it('says of a month that is just over that it has passed', () => {
  const october = { ...january, month: 10, day: null, isSure: false }
  expect(check('2026-11-30', october)).toMatchObject({
    outcome: 'check',
    why: 'The deadline was some time in October 2026; the next is likely some time in October 2027.',
  })
})

it('says of a span of months that it may have passed until its last one is over', () => {
  const span = { ...january, month: 12, day: null, isSure: false, latest: 3 }
  const outcomes = ['2026-11-23', '2026-12-01', '2027-03-31', '2027-04-01'].map(
    (today) => check(today, span)?.outcome,
  )
  expect(outcomes).toEqual(['met', 'check', 'check', 'check'])
  expect(check('2027-04-01', span)?.why).toContain('The deadline was some time in March 2027')
  expect(check('2026-11-23', span)?.why).toBe('The next deadline is usually between December and March.')
})

it('goes by the main start, and while that may be over by another that is still ahead', () => {
  const june = { ...january, month: 6, start: 7 }
  expect(check('2026-11-23', january, june)?.why).toContain('15 January 2027')
  expect(check('2027-02-01', january, june)?.why).toContain('The deadline was on 15 January 2027')
  expect(check('2027-01-20', { ...january, day: null }, june)).toMatchObject({
    outcome: 'met',
    why: 'The next deadline is on 15 June 2027.',
  })
})

it('goes by the deadline of the person and of the subject', () => {
  const june = { ...january, month: 6, who: 'eu-eea' } as const
  const october = { ...january, month: 10, fields: ['medicine'] }
  const whyFor = (nationality: string, subject: string | null, wanted = '') =>
    checkIntake(
      aProfile({ nationality, subject: wanted }),
      aPlace({ deadlines: [january, june, october], subject }),
      somePlaceRules({ visaFree: ['nz'] }),
      '2026-08-01',
    )?.why
  expect(whyFor('ng', null)).toContain('15 January 2027')
  expect(whyFor('nz', null)).toContain('15 June 2027')
  expect(whyFor('ng', 'medicine')).toContain('15 October 2026')
  expect(whyFor('ng', null, 'medicine')).toContain('15 October 2026')
  // Another programme than one in the subject that the person wants.
  expect(whyFor('ng', 'law', 'medicine')).toContain('15 January 2027')
})

it('says so where no date is known', () => {
  expect(check('2026-11-23')).toMatchObject({ outcome: 'open', missing: null })
})
