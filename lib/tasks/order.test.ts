import { byMonth, monthsBetween, nextOf } from './order'
import type { Task } from './task'
import { inMonth, NEVER, onDay, type When } from './task-time'

const aTask = (id: string, when: When) => ({ id, when, done: null, isOverdue: false }) as Task

it('puts tasks under the month in which each may first fall; those without a date under none', () => {
  const tasks = [
    aTask('a', onDay('2027-01-31')),
    aTask('b', inMonth('2026-12', { lastMonth: '2027-02' })),
    aTask('c', NEVER),
    aTask('d', inMonth('2027-01')),
  ]
  expect(byMonth(tasks).map(({ month, tasks: inIt }) => [month, inIt.map(({ id }) => id)])).toEqual([
    ['2026-12', ['b']],
    ['2027-01', ['a', 'd']],
  ])
})

it('the line has a place for every month, from the first or this one on, and an end', () => {
  const months = byMonth([aTask('a', onDay('2027-02-01')), aTask('b', onDay('2026-12-24'))])
  expect(monthsBetween(months, '2026-11').map(({ month }) => month)).toEqual([
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
  ])
  expect(monthsBetween(months, '2027-01')[0]?.month).toBe('2026-12')
  expect(monthsBetween(byMonth([aTask('a', onDay('2099-01-01'))]), '2026-11')).toHaveLength(36)
  expect(monthsBetween([], '2026-11')).toEqual([{ month: '2026-11', tasks: [] }])
})

it('the next date of a choice is that of its own rounds, before what is to do for several at once', () => {
  const task = (kind: Task['kind'], day: string, fields: Partial<Task> = {}) =>
    ({ ...aTask(kind, onDay(day)), kind, choices: ['a', 'b'], missed: null, ...fields }) as Task
  const shared = task('language-test', '2026-11-30')
  const own = [
    task('opens', '2027-05-15', { choices: ['a'] }),
    task('apply', '2027-07-15', { choices: ['a'] }),
    task('visa', '2027-08-01', { choices: ['b'] }),
  ]
  expect(nextOf([shared, ...own], 'a')?.id).toBe('opens')
  expect(nextOf([shared, ...own.slice(1)], 'a')?.id).toBe('apply')
  expect(nextOf([shared, ...own], 'b')?.id).toBe('language-test')
})

it('the next date of a choice is its first, what is overdue before all, and never another one’s or one that is closed', () => {
  const task = (id: string, day: string, fields: Partial<Task> = {}) =>
    ({ ...aTask(id, onDay(day)), choices: ['a'], missed: null, ...fields }) as Task
  const tasks = [
    task('done', '2026-10-01', { done: '2026-09-01' }),
    task('closed', '2026-11-01', { missed: 'closed' }),
    task('other', '2026-12-01', { choices: ['b'] }),
    task('first', '2027-01-01'),
    task('second', '2027-02-01'),
  ]
  expect(nextOf(tasks, 'a')?.id).toBe('first')
  expect(nextOf([...tasks, task('late', '2026-11-20', { isOverdue: true })], 'a')?.id).toBe('late')
  const atOnce = task('at-once', '2026-11-15', { missed: 'at-once' })
  expect(nextOf([atOnce, ...tasks], 'a')?.id).toBe('first')
  expect(nextOf([atOnce], 'a')?.id).toBe('at-once')
  expect(nextOf(tasks, 'c')).toBeNull()
})
