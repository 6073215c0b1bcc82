import { aPlace, aPlan, anAward } from '@/tests/fixtures/plans'
import { isSamePart, isSamePlan, partsOf, planOf } from './parts'

const plan = aPlan({
  items: [aPlace(), anAward()],
  tasks: { 'decision:university:eth-zurich': { done: '2026-12-01', day: null } },
  ownTasks: [{ id: 'a', text: 'Ask', day: null, done: null, choice: null }],
  documents: [{ id: 'passport', name: '', state: 'ready', day: null, note: '' }],
  notes: [{ id: 'a', text: 'Aunt' }],
})

it('takes a plan apart, and puts it together again', () => {
  expect([...partsOf(plan).keys()]).toEqual([
    'university:university-of-oxford',
    'award:chevening',
    'task:decision:university:eth-zurich',
    'own:a',
    'document:passport',
    'note:a',
  ])
  expect(planOf(partsOf(plan))).toEqual(plan)
})

it('finds parts equal whatever the order of their fields', () => {
  expect(isSamePart({ id: 'a', text: 'Aunt' }, { text: 'Aunt', id: 'a' })).toBe(true)
  expect(isSamePart({ id: 'a', text: 'Aunt' }, undefined)).toBe(false)
})

it('tells a plan with another note from the first', () => {
  expect(isSamePlan(plan, { ...plan })).toBe(true)
  expect(isSamePlan(plan, { ...plan, notes: [{ id: 'a', text: 'Uncle' }] })).toBe(false)
  expect(isSamePlan(plan, { ...plan, notes: [] })).toBe(false)
})
