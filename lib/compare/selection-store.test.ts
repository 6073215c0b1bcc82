import type * as Selection from './selection-store'
import { SELECTION_EVENT, SELECTION_KEY } from './selection-signal'

type Store = typeof Selection

const stored = (...ids: string[]) =>
  JSON.stringify({ state: { chosen: ids.map((id) => ({ id, name: id.toUpperCase() })) }, version: 0 })

/** A browser with what it has stored; `isClosed` lets every call of the storage throw. */
function openBrowser(value: string | null, isClosed = false) {
  let kept = value
  const attempt = <Result>(act: () => Result) => {
    if (isClosed) throw new Error('storage is closed')
    return act()
  }
  Object.assign(globalThis, {
    window: new EventTarget(),
    localStorage: {
      getItem: () => attempt(() => kept),
      setItem: (_key: string, text: string) => attempt(() => void (kept = text)),
      removeItem: () => attempt(() => void (kept = null)),
    },
  })
  return {
    kept: () => kept,
    /** Another tab writes, and the browser sends this tab an event. */
    writeElsewhere: (text: string | null) => {
      kept = text
      window.dispatchEvent(Object.assign(new Event('storage'), { key: text === null ? null : SELECTION_KEY }))
    },
  }
}

async function openStore(): Promise<Store & { ids: () => string[] }> {
  const store = await import('./selection-store')
  store.followSelection()
  await Promise.resolve()
  return { ...store, ids: () => store.useSelectionStore.getState().chosen.map(({ id }) => id) }
}

beforeEach(() => jest.resetModules())

it('reads what is stored only when it is told to', async () => {
  openBrowser(stored('a', 'b'))
  const { useSelectionStore } = await import('./selection-store')
  expect(useSelectionStore.getState()).toMatchObject({ chosen: [], isRead: false })
  const { ids } = await openStore()
  expect(ids()).toEqual(['a', 'b'])
  expect(useSelectionStore.getState().isRead).toBe(true)
})

it('adds, removes, replaces, and keeps it in storage', async () => {
  const browser = openBrowser(null)
  const { addToSelection, removeFromSelection, replaceSelection, ids } = await openStore()
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e']) addToSelection({ id, name: id.toUpperCase() })
  expect(ids()).toEqual(['a', 'b', 'c', 'd'])
  removeFromSelection('b')
  expect(browser.kept()).toBe(stored('a', 'c', 'd'))
  replaceSelection([{ id: 'z', name: 'Z' }])
  expect(browser.kept()).toBe(stored('z'))
})

it('keeps that its tray is put away, until the next change', async () => {
  const browser = openBrowser(stored('a'))
  const { putTrayAway, addToSelection, useSelectionStore } = await openStore()
  putTrayAway()
  expect(JSON.parse(browser.kept() ?? '')).toMatchObject({ state: { isAway: true } })
  browser.writeElsewhere(browser.kept())
  expect(useSelectionStore.getState().isAway).toBe(true)
  addToSelection({ id: 'b', name: 'B' })
  expect(browser.kept()).toBe(stored('a', 'b'))
})

it('keeps what is stored when a button is pressed before the page has read it', async () => {
  const browser = openBrowser(stored('a', 'b'))
  const { addToSelection } = await import('./selection-store')
  addToSelection({ id: 'c', name: 'C' })
  expect(browser.kept()).toBe(stored('a', 'b', 'c'))
})

it('knows its own comparison before the page has read the selection', async () => {
  openBrowser(stored('a', 'b'))
  const { isOwnComparison } = await import('./selection-store')
  expect([['a', 'b'], [], ['b', 'a'], ['a']].map(isOwnComparison)).toEqual([true, true, false, false])
})

it.each(['', 'nonsense', '[]', 'null', '{"state":null}', '{"state":{"chosen":"a"},"version":9}'])(
  'starts empty from the broken value %p',
  async (value) => {
    openBrowser(value)
    const { ids, addToSelection } = await openStore()
    expect(ids()).toEqual([])
    addToSelection({ id: 'a', name: 'A' })
    expect(ids()).toEqual(['a'])
  },
)

it('works for the page where storage is closed', async () => {
  openBrowser(null, true)
  const { ids, addToSelection, useSelectionStore } = await openStore()
  expect(useSelectionStore.getState().isRead).toBe(true)
  addToSelection({ id: 'a', name: 'A' })
  expect(ids()).toEqual(['a'])
})

it('follows other tabs, also one that clears everything', async () => {
  const browser = openBrowser(stored('a'))
  const { ids } = await openStore()
  browser.writeElsewhere(stored('a', 'b'))
  expect(ids()).toEqual(['a', 'b'])
  browser.writeElsewhere(null)
  expect(ids()).toEqual([])
})

it('tells the page when something is chosen, not when nothing is', async () => {
  openBrowser(null)
  const heard = jest.fn()
  window.addEventListener(SELECTION_EVENT, heard)
  const { addToSelection, removeFromSelection } = await openStore()
  expect(heard).not.toHaveBeenCalled()
  addToSelection({ id: 'a', name: 'A' })
  expect(heard).toHaveBeenCalledTimes(1)
  removeFromSelection('a')
  expect(heard).toHaveBeenCalledTimes(1)
})

it('knows what a change of this page started from, and forgets it at another’s', async () => {
  const browser = openBrowser(stored('a'))
  const { addToSelection, useSelectionStore } = await openStore()
  expect(useSelectionStore.getState().before).toBeNull()
  addToSelection({ id: 'b', name: 'B' })
  expect(useSelectionStore.getState().before).toEqual([{ id: 'a', name: 'A' }])
  browser.writeElsewhere(stored('c'))
  expect(useSelectionStore.getState().before).toBeNull()
})
