/** @jest-environment jsdom */
import { anAward, aPlace, aPlan, aSavedProgramme, OXFORD } from '@/tests/fixtures/plans'
import { listPlans } from './kept-plans'
import type * as Keys from './saved-keys'
import type * as Store from './plan-store'

type Tab = typeof Store & typeof Keys

const open: (() => void)[] = []
/** Closes the tabs of a test. Open tabs would go on following the storage. */
afterEach(() => open.splice(0).forEach((close) => close()))

/** A tab of its own: it shares nothing with the others but the browser's storage. */
function openTab(): Tab {
  let tab: Tab | undefined
  jest.isolateModules(() => {
    tab = {
      ...jest.requireActual<typeof Store>('./plan-store'),
      ...jest.requireActual<typeof Keys>('./saved-keys'),
    }
  })
  const listen = jest.spyOn(window, 'addEventListener')
  tab?.followPlan()
  for (const [type, listener] of listen.mock.calls) open.push(() => removeEventListener(type, listener))
  listen.mockRestore()
  return tab as Tab
}

/** Sends every tab the event about a change of the storage, as a browser does. */
const notifyTabs = () =>
  dispatchEvent(
    new StorageEvent('storage', { key: 'meridian-plan', newValue: localStorage.getItem('meridian-plan') }),
  )

const planOf = (tab: Tab) => tab.usePlanStore.getState().plan

beforeEach(() => localStorage.clear())

it('is kept over a reload', () => {
  const first = openTab()
  first.saveItem(aPlace())
  first.changeItem('university:university-of-oxford', { note: 'Ask about rooms', level: 'master' })
  first.markTask('visa:1', { done: '2026-12-01' })
  first.saveNote({ id: 'a', text: 'Bring' })
  expect(planOf(openTab())).toEqual(
    aPlan({
      items: [aPlace({ note: 'Ask about rooms', level: 'master' })],
      tasks: { 'visa:1': { done: '2026-12-01', day: null } },
      notes: [{ id: 'a', text: 'Bring' }],
    }),
  )
})

it('saves once and removes with its ties, and takes both back', () => {
  const tab = openTab()
  const tied = aSavedProgramme({ awards: ['chevening'] })
  for (const item of [tied, anAward(), anAward({ note: 'another' })]) tab.saveItem(item)
  expect(planOf(tab).items).toEqual([tied, anAward()])
  const undo = tab.removeItem('award:chevening')
  expect(planOf(tab).items).toEqual([aSavedProgramme()])
  undo()
  expect(planOf(tab).items).toEqual([tied, anAward()])
})

it('has what a heart was pressed for on a page that was left before the plan was there', () => {
  const keep = (presses: unknown) => localStorage.setItem('meridian-plan-pressed', JSON.stringify(presses))
  const moon = { 'moon:x': { item: { kind: 'moon', id: 'x' }, isSaved: true } }
  const other = { 'award:x': { item: { kind: 'award', id: 'y', name: 'Y' }, isSaved: true } }
  for (const garbage of ['garbage', '', null, 7, { x: null }, { x: { item: 5 } }, [1], moon, other]) {
    keep(garbage)
    expect(planOf(openTab()).items).toEqual([])
    expect(localStorage.getItem('meridian-plan-pressed')).toBeNull()
  }
  keep({ 'university:university-of-oxford': { item: OXFORD, isSaved: true } })
  expect(planOf(openTab()).items).toMatchObject([{ ...OXFORD, level: null, awards: [], note: '' }])
  expect(localStorage.getItem('meridian-plan-pressed')).toBeNull()
  // Saved items stay when a press that would save another one is damaged.
  keep({ 'university:university-of-oxford': { item: { ...OXFORD, name: '' }, isSaved: true } })
  expect(planOf(openTab()).items).toHaveLength(1)
  keep({ 'university:university-of-oxford': { item: OXFORD, isSaved: false } })
  expect(planOf(openTab()).items).toEqual([])
})

it('moves a place to the id that its university has now, with what was told of it', () => {
  const tab = openTab()
  const old = { universityId: 'old', university: 'Old' }
  tab.saveItem(aPlace({ id: 'old', name: 'Old', university: 'Old', universityId: 'old', note: 'Ask' }))
  tab.saveItem(aSavedProgramme({ ...old, id: 'old/k1', note: 'Write' }))
  tab.saveItem(aPlace({ name: 'New', note: 'Mine' }))
  tab.moveItem('university:old', { id: 'new', name: 'New' })
  tab.moveItem('programme:old/k1', { id: 'new', name: 'New' })
  expect(planOf(tab).items).toEqual([
    aPlace({ name: 'New', note: 'Mine\nAsk' }),
    aSavedProgramme({ id: 'new/k1', universityId: 'new', university: 'New', note: 'Write' }),
  ])
})

it('forgets a mark that says nothing', () => {
  const tab = openTab()
  tab.markTask('visa:1', { day: '2027-01-01' })
  tab.markTask('visa:1', { day: null })
  expect(planOf(tab).tasks).toEqual({})
})

describe('two tabs', () => {
  it('lose nothing, though neither has heard of the other', () => {
    const [one, other] = [openTab(), openTab()]
    one.saveItem(aPlace())
    other.saveItem(anAward())
    one.saveNote({ id: 'a', text: 'One' })
    other.changeItem('university:university-of-oxford', { note: 'Other' })
    for (const tab of [one, other]) tab.followPlan()
    notifyTabs()
    for (const tab of [one, other, openTab()]) {
      expect(planOf(tab)).toEqual(
        aPlan({ items: [aPlace({ note: 'Other' }), anAward()], notes: [{ id: 'a', text: 'One' }] }),
      )
    }
  })

  it('lose nothing, though the browser let one write over the other', () => {
    const [one, other] = [openTab(), openTab()]
    one.saveItem(aPlace())
    const byOne = localStorage.getItem('meridian-plan') ?? ''
    localStorage.clear()
    other.saveItem(anAward())
    // The write of the first tab arrives last.
    localStorage.setItem('meridian-plan', byOne)
    notifyTabs()
    // The other tab has stored its own item again, and the first tab hears of that.
    notifyTabs()
    for (const tab of [one, other, openTab()]) {
      expect(
        planOf(tab)
          .items.map(({ kind }) => kind)
          .sort(),
      ).toEqual(['award', 'university'])
    }
  })

  it('do not bring back what one of them removed', () => {
    const one = openTab()
    one.saveItem(aPlace())
    const other = openTab()
    one.removeItem('university:university-of-oxford')
    other.saveItem(anAward())
    notifyTabs()
    for (const tab of [one, other, openTab()]) expect(planOf(tab).items).toEqual([anAward()])
  })

  it('tell each other’s hearts', () => {
    const [one, other] = [openTab(), openTab()]
    const onChange = jest.fn()
    other.subscribeToSavedKeys(onChange)
    one.saveItem(aPlace())
    notifyTabs()
    expect(onChange).toHaveBeenCalled()
    expect(other.getSavedKeys()).toEqual(['university:university-of-oxford'])
  })
})

describe('where nothing can be stored', () => {
  const refuse = (name: 'getItem' | 'setItem', error: string) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', error)
    })

  it('keeps everything on the screen, says that the storage is full, and stores it once there is room', () => {
    const tab = openTab()
    tab.saveItem(aPlace())
    const full = refuse('setItem', 'QuotaExceededError')
    tab.saveItem(anAward())
    tab.removeItem('university:university-of-oxford')
    expect(planOf(tab).items).toEqual([anAward()])
    expect(tab.getSavedKeys()).toEqual(['award:chevening'])
    expect(tab.usePlanStore.getState().trouble).toBe('full')
    full.mockRestore()
    tab.saveNote({ id: 'a', text: 'One' })
    expect(tab.usePlanStore.getState().trouble).toBeNull()
    expect(planOf(openTab())).toEqual(aPlan({ items: [anAward()], notes: [{ id: 'a', text: 'One' }] }))
  })

  it('keeps everything on the screen, and says that the browser stores nothing', () => {
    refuse('getItem', 'SecurityError')
    refuse('setItem', 'SecurityError')
    const tab = openTab()
    tab.saveItem(aPlace())
    tab.saveItem(anAward())
    expect(planOf(tab).items).toEqual([aPlace(), anAward()])
    expect(tab.usePlanStore.getState()).toMatchObject({ trouble: 'disabled', isRead: true })
  })
})

it('sets a damaged plan aside and keeps what could be read of it', () => {
  const stored = {
    state: { plan: aPlan({ items: [aPlace(), { kind: 'moon' } as never] }), stamps: {} },
    version: 1,
  }
  localStorage.setItem('meridian-plan', JSON.stringify(stored))
  expect(planOf(openTab()).items).toEqual([aPlace()])
  expect(localStorage.getItem('meridian-plan-broken')).toBe(JSON.stringify(stored))
})

it('keeps many plans, one of them open, and takes over the one that an earlier version stored', () => {
  const earlier = { state: { plan: aPlan({ items: [aPlace()] }), stamps: {} }, version: 1 }
  localStorage.setItem('meridian-plan', JSON.stringify(earlier))
  const tab = openTab()
  const other = openTab()
  const undo = tab.addPlan(aPlan({ name: 'Ada', items: [anAward()] }))
  notifyTabs()
  other.saveItem(aSavedProgramme())
  const again = openTab()
  expect(planOf(again)).toEqual(aPlan({ name: 'Ada', items: [anAward(), aSavedProgramme()] }))
  expect(again.getSavedKeys()).toEqual(['award:chevening', 'programme:monash-university/082345a'])
  again.openPlan('0')
  notifyTabs()
  expect([planOf(again).items, planOf(tab).items]).toEqual([[aPlace()], [aPlace()]])
  expect(listPlans(tab.usePlanStore.getState()).map(({ plan }) => plan.name)).toEqual(['', 'Ada'])
  undo()
})

it('forgets a plan that is taken away again, also where another tab still has it', () => {
  const tab = openTab()
  tab.saveItem(aPlace())
  const undo = tab.addPlan(aPlan({ name: 'Ada' }))
  const other = openTab()
  undo()
  notifyTabs()
  other.saveNote({ id: 'a', text: 'Ask' })
  const plans = listPlans(openTab().usePlanStore.getState())
  expect(plans.map(({ plan }) => [plan.items.length, plan.notes.length])).toEqual([[1, 1]])
})
