import { seededRandom } from '@/tests/fixtures/seeded-random'
import { anAward, aPlace, aPlan, randomCarried } from '@/tests/fixtures/plans'
import { changeKept, mergeKept, NOTHING_KEPT, type KeptPlan } from './kept-plan'
import { holdsAllPlans, mergePlansKept, NO_PLANS, openKept } from './kept-plans'
import { isSamePlan } from './parts'
import { EMPTY_PLAN } from './plan'

const only = (one: KeptPlan) => ({ ...NO_PLANS, ...one })
const holdsAllOf = (one: KeptPlan, other: KeptPlan) => holdsAllPlans(only(one), only(other))

const kept = (...changes: Parameters<typeof aPlan>[0][]) =>
  changes.reduce<KeptPlan>((state, part, at) => changeKept(state, aPlan(part), at + 1), NOTHING_KEPT)

it('keeps what two tabs saved at once', () => {
  const one = kept({ items: [aPlace()] })
  const other = kept({ items: [anAward()], notes: [{ id: 'a', text: 'Ask' }] })
  const { plan } = mergeKept(one, other)
  expect(plan).toEqual(aPlan({ items: [aPlace(), anAward()], notes: [{ id: 'a', text: 'Ask' }] }))
})

it('takes of one item the later change, and of two items both', () => {
  const start = kept({ items: [aPlace(), anAward()] })
  const one = changeKept(start, aPlan({ items: [aPlace({ note: 'first' }), anAward()] }), 10)
  const other = changeKept(start, aPlan({ items: [aPlace({ note: 'later' }), anAward({ note: 'and' })] }), 11)
  const expected = [aPlace({ note: 'later' }), anAward({ note: 'and' })]
  expect(mergeKept(one, other).plan.items).toEqual(expected)
  expect(mergeKept(other, one).plan.items).toEqual(expected)
})

it('does not bring back what was removed later, and does what was saved again', () => {
  const start = kept({ items: [aPlace()] })
  const removed = changeKept(start, EMPTY_PLAN, 10)
  expect(mergeKept(start, removed).plan).toEqual(EMPTY_PLAN)
  const again = changeKept(removed, aPlan({ items: [aPlace()] }), 11)
  expect(mergeKept(removed, again).plan.items).toEqual([aPlace()])
})

it('stamps a change after the one before it, also where the clock went back', () => {
  const start = changeKept(NOTHING_KEPT, aPlan({ items: [aPlace()] }), 1000)
  const later = changeKept(start, aPlan({ items: [aPlace({ note: 'new' })] }), 5)
  expect(mergeKept(start, later).plan.items).toEqual([aPlace({ note: 'new' })])
})

it('remembers no more than 300 removals', () => {
  const notes = Array.from({ length: 400 }, (_, at) => ({ id: `n${at}`, text: '' }))
  const removed = changeKept(kept({ notes }), EMPTY_PLAN, 10)
  expect(Object.keys(removed.stamps)).toHaveLength(300)
})

it('comes to the same in whatever order tabs merge, and twice is once', () => {
  const random = seededRandom(7)
  const start = changeKept(NOTHING_KEPT, randomCarried(random).plan, 1)
  for (let round = 0; round < 300; round++) {
    const [a, b, c] = [1, 2, 3].map((at) =>
      changeKept(start, randomCarried(random).plan, 10 + ((round + at) % 2)),
    ) as [KeptPlan, KeptPlan, KeptPlan]
    const all = mergeKept(mergeKept(a, b), c)
    const other = mergeKept(c, mergeKept(b, a))
    expect(isSamePlan(all.plan, other.plan)).toBe(true)
    expect(all.stamps).toEqual(other.stamps)
    expect(mergeKept(all, b)).toEqual(all)
    expect([a, b, c].every((each) => holdsAllOf(all, each))).toBe(true)
  }
})

it('tells whether it holds another', () => {
  const one = kept({ items: [aPlace()] })
  const both = mergeKept(one, kept({ items: [anAward()] }))
  expect(holdsAllOf(both, one)).toBe(true)
  expect(holdsAllOf(one, both)).toBe(false)
  expect(holdsAllOf(one, changeKept(one, EMPTY_PLAN, 10))).toBe(false)
})

it('keeps the plans of two tabs apart, each with the changes of both, and opens the one that was opened last', () => {
  const start = only(kept({ name: 'Nursing', items: [aPlace()] }))
  const opened = openKept(start, '1', 10)
  const mine = { ...opened, ...changeKept(opened, aPlan({ name: 'Law', items: [anAward()] }), 11) }
  const theirs = {
    ...start,
    ...changeKept(start, aPlan({ name: 'Nursing', items: [aPlace({ note: 'theirs' })] }), 12),
  }
  for (const merged of [mergePlansKept(mine, theirs), mergePlansKept(theirs, mine)]) {
    expect(merged.plan).toEqual(aPlan({ name: 'Law', items: [anAward()] }))
    expect(merged.others['0']?.plan.items).toEqual([aPlace({ note: 'theirs' })])
    expect([holdsAllPlans(merged, mine), holdsAllPlans(merged, theirs), holdsAllPlans(mine, theirs)]).toEqual(
      [true, true, false],
    )
  }
})
