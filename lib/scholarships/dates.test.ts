import { isOpen, nextDate, type Dates } from './dates'
import { DeadlineSchema } from './record/schema'

const dates = (fields: Partial<Dates>): Dates => ({
  status: 'yearly',
  deadlines: [],
  deadlineNote: null,
  admissionBy: null,
  opensMonth: null,
  ...fields,
})
const on = (month: number, day: number) => [DeadlineSchema.parse({ month, day })]
const TODAY = '2026-11-21'

it('takes an award for open from its opening month to its deadline', () => {
  const award = dates({ deadlines: on(1, 31), opensMonth: 11 })
  expect(isOpen(award, '2026-10-31')).toBe(false)
  expect(isOpen(award, '2026-11-01')).toBe(true)
  expect(isOpen(award, '2027-01-31')).toBe(true)
  expect(isOpen(award, '2027-02-01')).toBe(false)
})

it('never takes an unknown date for an open call', () => {
  expect(isOpen(dates({}), TODAY)).toBeNull()
  expect(isOpen(dates({ status: 'ended' }), TODAY)).toBe(false)
  expect(isOpen(dates({ status: 'closed' }), TODAY)).toBe(false)
  expect(isOpen(dates({ status: 'open-all-year' }), TODAY)).toBe(true)
})

it('finds the next last day, this year or next', () => {
  expect(nextDate(dates({ deadlines: on(12, 1) }), TODAY)).toBe('2026-12-01')
  expect(nextDate(dates({ deadlines: on(11, 20) }), TODAY)).toBe('2027-11-20')
  expect(nextDate(dates({}), TODAY)).toBeNull()
})

it('answers for the day it is asked for, whatever it was asked before', () => {
  const award = dates({ deadlines: on(1, 31), opensMonth: 11 })
  expect([TODAY, '2026-10-31', TODAY].map((day) => isOpen(award, day))).toEqual([true, false, true])
})
