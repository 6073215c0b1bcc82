import { isTwoDays, readYearlyDate, writeYearlyDate } from './read-date'

describe('readYearlyDate', () => {
  it.each([
    ['15 January', { month: 1, day: 15, note: null }],
    ['January 15th', { month: 1, day: 15, note: null }],
    ['Jan 15, 2026', { month: 1, day: 15, note: null }],
    ['1st Sept. 2026', { month: 9, day: 1, note: null }],
    ['2026-03-31', { month: 3, day: 31, note: null }],
    ['May', { month: 5, day: null, note: null }],
    ['31/07/2026', { month: 7, day: 31, note: null }],
    ['31.07.2026', { month: 7, day: 31, note: null }],
    ['07/31/2026', { month: 7, day: 31, note: null }],
    ['05.06.2026', { month: 6, day: 5, note: null }],
    ['15-Jan-2027', { month: 1, day: 15, note: null }],
    ['20-Feb', { month: 2, day: 20, note: null }],
    ['Friday, 15 January 2027', { month: 1, day: 15, note: null }],
    ['2027年1月15日', { month: 1, day: 15, note: null }],
    ['1 November (early round)', { month: 11, day: 1, note: 'early round' }],
  ])('reads %j', (text, value) => {
    expect(readYearlyDate(text)).toEqual({ value })
  })

  it.each([
    'Rolling admissions',
    'Varies by programme',
    'TBA',
    '20 Feb (EU) / 20 Jan (non-EU)',
    '1 May, 1 November',
  ])('leaves %j empty and says so', (text) => {
    expect(readYearlyDate(text)).toHaveProperty('note')
  })

  it.each(['01/02', 'Janvier 3', 'soon', '15', '31 February', '0 May', '2026-13-01'])(
    'refuses %j',
    (text) => {
      expect(readYearlyDate(text)).toHaveProperty('reason')
    },
  )
})

test('a date that may be two days is asked about, once for all rows', () => {
  expect(['05/06/2026', '05/06', '5-6-26', '05/05/2026', '31/07/2026', '05.06.2026'].map(isTwoDays)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(readYearlyDate('05/06/2026')).toEqual({ reason: expect.stringContaining('may be two days') })
  expect(readYearlyDate('05/06/2026', 'day')).toEqual({ value: { month: 6, day: 5, note: null } })
  expect(readYearlyDate('05/06/2026', 'month')).toEqual({ value: { month: 5, day: 6, note: null } })
})

test('what is written reads back the same', () => {
  for (const value of [
    { month: 1, day: 15, note: 'quota; others later' },
    { month: 5, day: null, note: null },
  ]) {
    expect(readYearlyDate(writeYearlyDate(value))).toEqual({ value })
  }
})
