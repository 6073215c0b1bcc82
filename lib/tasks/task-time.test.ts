import {
  firstDay,
  inMonth,
  inWords,
  isTimeOver,
  lastDay,
  NEVER,
  onDay,
  shift,
  spanInWords,
  toMonth,
} from './task-time'

describe('a time that is known by its month', () => {
  it('begins with the first day and is over after the last', () => {
    const when = inMonth('2028-02')
    expect([firstDay(when), lastDay(when)]).toEqual(['2028-02-01', '2028-02-29'])
    expect(isTimeOver(when, '2028-02-29')).toBe(false)
    expect(isTimeOver(when, '2028-03-01')).toBe(true)
  })

  it('stays a month when it is counted from, and never becomes a day', () => {
    expect(shift(inMonth('2027-01'), -6, 'week')).toEqual(inMonth('2026-11'))
    expect(shift(inMonth('2027-03'), -1, 'day')).toEqual(inMonth('2027-02'))
    expect(shift(NEVER, -6, 'week')).toEqual(NEVER)
  })

  it('lasts until the end of its span', () => {
    const when = inMonth('2026-11', { lastMonth: '2027-02' })
    expect(lastDay(when)).toBe('2027-02-28')
    expect(inWords(when)).toBe('some time between November 2026 and February 2027')
    expect(inWords(inMonth('2027-03', { lastMonth: '2027-04', isUsual: true }))).toBe(
      'usually some time between March and April 2027',
    )
  })
})

it.each([
  [onDay('2027-01-13'), '13 January 2027'],
  [onDay('2027-01-31', true), 'usually about 31 January 2027'],
  [inMonth('2027-09'), 'some time in September 2027'],
  [
    inMonth('2027-01', { isUsual: true, earlierDay: 13 }),
    'usually some time in January 2027 (the 13th in other years)',
  ],
  [inMonth('2027-01', { earlierDay: 1 }), 'some time in January 2027 (the 1st in other years)'],
  [inMonth('2027-01', { earlierDay: 22 }), 'some time in January 2027 (the 22nd in other years)'],
  [NEVER, 'no date known'],
])('%j reads %s', (when, words) => {
  expect(inWords(when)).toBe(words)
})

it('an unknown time is never over, and a day is over on the next', () => {
  expect(isTimeOver(NEVER, '2030-01-01')).toBe(false)
  expect(isTimeOver(onDay('2027-01-13'), '2027-01-13')).toBe(false)
  expect(isTimeOver(onDay('2027-01-13'), '2027-01-14')).toBe(true)
})

it('a rule of thumb is told as a month', () => {
  expect(toMonth(onDay('2027-01-13'))).toEqual(inMonth('2027-01'))
  expect(toMonth(NEVER)).toEqual(NEVER)
})

it('spans in words', () => {
  expect(spanInWords({ min: 6, max: 8, unit: 'week' })).toBe('6 to 8 weeks')
  expect(spanInWords({ min: 28, max: 28, unit: 'day' })).toBe('28 days')
  expect(spanInWords({ min: 1, max: 1, unit: 'month' })).toBe('1 month')
})
