import { seededRandom } from '@/tests/fixtures/seeded-random'
import { anAward, aPlace, aPlan, aSavedProgramme, randomCarried } from '@/tests/fixtures/plans'
import { comparePlans, isDifferent, mergePlans } from './differences'
import { partsOf } from './parts'
import { EMPTY_PLAN } from './plan'

const own = aPlan({
  items: [aPlace({ note: 'Mine', awards: ['chevening'] }), anAward()],
  tasks: { 'visa:1': { done: null, day: '2027-01-01' } },
  documents: [{ id: 'passport', name: '', state: 'ready', day: null, note: '' }],
  notes: [{ id: 'a', text: 'Mine' }],
})
const theirs = aPlan({
  items: [
    aSavedProgramme(),
    aPlace({ note: 'Theirs', level: 'master', awards: ['rhodes'], added: '2026-01-01' }),
  ],
  tasks: { 'visa:1': { done: '2026-12-24', day: '2027-02-02' }, 'visa:2': { done: '2026-12-24', day: null } },
  documents: [{ id: 'passport', name: '', state: 'needed', day: '2030-01-01', note: 'In the drawer' }],
  notes: [{ id: 'b', text: 'Theirs' }],
})

it('tells what is added, missing and changed', () => {
  expect(comparePlans(own, theirs)).toEqual({
    added: [aSavedProgramme()],
    missing: [anAward()],
    changed: [{ own: own.items[0], theirs: theirs.items[1], what: ['note', 'level', 'awards'] }],
    same: 0,
    others: 4,
  })
})

it('finds no difference to itself, nor in the day of saving', () => {
  const later = { ...own, items: own.items.map((item) => ({ ...item, added: '2027-05-05' })) }
  expect(isDifferent(comparePlans(own, later))).toBe(false)
})

it('merges: one’s own stays, and what the other has beyond it comes with it', () => {
  expect(mergePlans({ ...own, name: 'Mine' }, { ...theirs, name: 'Theirs' })).toEqual({
    name: 'Mine',
    items: [
      aPlace({ note: 'Mine\nTheirs', level: 'master', awards: ['chevening', 'rhodes'] }),
      anAward(),
      aSavedProgramme(),
    ],
    tasks: {
      'visa:1': { done: '2026-12-24', day: '2027-01-01' },
      'visa:2': { done: '2026-12-24', day: null },
    },
    ownTasks: [],
    documents: [{ id: 'passport', name: '', state: 'ready', day: '2030-01-01', note: 'In the drawer' }],
    notes: own.notes.concat(theirs.notes),
  })
})

it('loses nothing of either, and merging twice is merging once', () => {
  const random = seededRandom(5)
  for (let round = 0; round < 300; round++) {
    const [a, b] = [randomCarried(random).plan, randomCarried(random).plan]
    const merged = mergePlans(a, b)
    expect([...partsOf(merged).keys()].sort()).toEqual(
      [...new Set([...partsOf(a).keys(), ...partsOf(b).keys()])].sort(),
    )
    expect(mergePlans(merged, b)).toEqual(merged)
    expect(comparePlans(merged, b).added).toEqual([])
  }
  expect(mergePlans(EMPTY_PLAN, theirs)).toEqual(theirs)
})
