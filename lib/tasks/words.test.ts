import type { Task } from './task'
import { inMonth, onDay, type When } from './task-time'
import { summaryOf, tasksInWords, timeInBrief, timeInWords } from './words'

const aTask = (fields: Partial<Task>) =>
  ({ when: onDay('2026-11-18'), latest: null, isOverdue: false, done: null, ...fields }) as Task
const words = (fields: Partial<Task>, isBegun = false) => timeInWords(aTask(fields), isBegun)
const latest: When = onDay('2026-12-02')

it('tells a time with the last one at which it still serves', () => {
  expect(words({})).toBe('18 November 2026')
  expect(words({ latest })).toBe('18 November 2026, at the latest 2 December 2026')
  expect(words({ latest }, true)).toBe('Now, at the latest 2 December 2026')
  expect(words({ latest, isOverdue: true }, true)).toBe('2 December 2026')
  expect(words({ latest: onDay('2026-11-18') })).toBe('18 November 2026')
})

it('says “usually” once', () => {
  const usual = { when: inMonth('2027-05', { isUsual: true }), latest: inMonth('2027-07', { isUsual: true }) }
  expect(words(usual)).toBe('Usually some time in May 2027, at the latest some time in July 2027')
})

it('is brief on paper', () => {
  const brief = (fields: Partial<Task>) => timeInBrief(aTask(fields))
  const month = inMonth('2027-05')
  expect(brief({})).toBe('18 November 2026')
  expect(brief({ latest })).toBe('18 November 2026 to 2 December 2026')
  expect(brief({ latest, isOverdue: true })).toBe('2 December 2026')
  expect(brief({ when: month })).toBe('May 2027')
  expect(brief({ when: month, latest: inMonth('2027-07') })).toBe('May to July 2027')
  expect(brief({ when: inMonth('2026-12'), latest: inMonth('2027-02') })).toBe(
    'December 2026 to February 2027',
  )
  expect(brief({ when: inMonth('2027-01', { isUsual: true, lastMonth: '2027-03' }) })).toBe(
    'Usually January to March 2027',
  )
  expect(brief({ missed: 'at-once' })).toBe('As soon as you can')
})

it('counts', () => {
  const one = aTask({})
  expect(
    summaryOf({ overdue: [one], next: [one, one], later: [one], undated: [one], closed: [], done: [one] }),
  ).toBe('1 overdue, 3 to come, 1 without a date, 1 done')
  expect(summaryOf({ overdue: [], next: [], later: [], undated: [], closed: [], done: [] })).toBe('0 to come')
  expect(tasksInWords([one, aTask({ isOverdue: true })])).toBe('2 tasks, 1 overdue')
})
