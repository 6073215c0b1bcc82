import { aChoice, aContext, aDeadline, anAward } from '@/tests/fixtures/tasks'
import { tasksOf } from './tasks'
import { inMonth, onDay } from './task-time'

const apply = (
  deadlines: ReturnType<typeof aDeadline>[],
  award: Parameters<typeof anAward>[0],
  choices = ['university:oak'],
) =>
  tasksOf([aChoice({ deadlines })], [anAward(award, choices)], aContext()).find(
    ({ kind }) => kind === 'apply',
  )
const december = { deadlines: [{ month: 12, day: 1 }], name: 'The Oak Grant' }

it('says that an award for the place is due before the university’s own day, which stays', () => {
  const task = apply([aDeadline()], december)
  expect(task?.when).toEqual(onDay('2027-01-13'))
  expect(task?.text).toContain('The Oak Grant is due first')
  expect(task?.text).toContain('1 December 2026')
})

it('advises no later day than that of the award', () => {
  const task = apply([], december)
  expect(task).toMatchObject({ when: onDay('2026-12-01', true), basis: { kind: 'advice' } })
  expect(task?.formula).toBe('not after The Oak Grant, which you chose for it')
})

it('leaves an award for another place, a later one, and one without a day', () => {
  expect(apply([aDeadline()], december, [])?.text).not.toContain('due first')
  expect(apply([aDeadline()], { deadlines: [{ month: 3, day: 1 }] })?.text).not.toContain('due first')
  expect(apply([], { deadlines: [] })?.when).toEqual(inMonth('2027-03'))
})
