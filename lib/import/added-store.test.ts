import { anAddedRecord, anEntry } from '@/tests/fixtures/added'
import { ADDED_KEY, hasAdded } from './added-key'
import type * as kept from '../device/kept-entry'
import type * as store from './added-store'
import { readStored, writeStored } from './stored-entries'

type Store = typeof store & Pick<typeof kept, 'discardUnread'>

/** A stand-in for the browser's storage, with room for a given number of characters. */
class FakeStorage {
  [key: string]: unknown
  constructor(private readonly room = Infinity) {
    Object.defineProperty(this, 'room', { enumerable: false })
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, value: string) {
    const others = Object.keys(this).filter((other) => other !== key)
    const used = others.reduce((sum, other) => sum + other.length + String(this[other]).length, 0)
    if (used + key.length + value.length > this.room) throw new DOMException('full', 'QuotaExceededError')
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let listeners: ((event: { key: string }) => void)[] = []
let unreadListeners: typeof listeners = []
let storage: FakeStorage

function useStorage(next: FakeStorage) {
  storage = next
  Object.defineProperty(globalThis, 'localStorage', { get: () => storage, configurable: true })
}

/** A new tab: the store as it is on a page that has just loaded. */
function openTab(): Store {
  let opened: Store | undefined
  jest.isolateModules(() => {
    opened = {
      ...jest.requireActual<typeof store>('./added-store'),
      discardUnread: jest.requireActual<typeof kept>('../device/kept-entry').discardUnread,
    }
  })
  if (!opened) throw new Error('The store did not load.')
  opened.openAdded()
  return opened
}

const idsIn = ({ useAddedStore }: Store) => useAddedStore.getState().entries.map(({ id }) => id)
const idsStored = () => readStored(storage.getItem(ADDED_KEY)).state.map(({ id }) => id)
const one = anEntry({ id: 'added-1' })
const two = anEntry({ id: 'added-2', record: anAddedRecord({ name: 'Two' }) })

beforeEach(() => {
  listeners = []
  unreadListeners = []
  Object.defineProperty(globalThis, 'window', {
    value: {
      addEventListener: (type: string, listener: (event: { key: string }) => void) =>
        (type === 'storage' ? listeners : unreadListeners).push(listener),
      removeEventListener: () => {},
      dispatchEvent: () => unreadListeners.forEach((listener) => listener({ key: '' })),
    },
    configurable: true,
  })
  useStorage(new FakeStorage())
})

describe('the added universities', () => {
  it('survive a reload', () => {
    openTab().saveAdded([one, two])
    expect(idsIn(openTab())).toEqual(['added-1', 'added-2'])
  })

  it('are changed in place', () => {
    const tab = openTab()
    tab.saveAdded([one, two])
    tab.saveAdded([{ ...one, record: anAddedRecord({ name: 'Renamed' }) }])
    expect(
      openTab()
        .useAddedStore.getState()
        .entries.map(({ record }) => record.name),
    ).toEqual(['Renamed', 'Two'])
  })

  it('are removed, and come back when that is undone', () => {
    const tab = openTab()
    tab.saveAdded([one, two])
    const removed = tab.removeAdded(new Set(['added-1']))
    expect(idsStored()).toEqual(['added-2'])
    tab.saveAdded(removed)
    expect(idsStored()).toEqual(['added-2', 'added-1'])
  })

  it('leave nothing stored when the last one goes', () => {
    const tab = openTab()
    tab.saveAdded([one])
    expect(ADDED_KEY in storage).toBe(true)
    tab.removeAdded(new Set(['added-1']))
    expect(ADDED_KEY in storage).toBe(false)
  })
})

describe('two tabs', () => {
  it('do not overwrite each other, even before one hears of the other', () => {
    const [left, right] = [openTab(), openTab()]
    left.saveAdded([one])
    right.saveAdded([two])
    expect(idsStored()).toEqual(['added-1', 'added-2'])
  })

  it('show what the other did once they hear of it', () => {
    const [left, right] = [openTab(), openTab()]
    left.saveAdded([one])
    expect(idsIn(right)).toEqual([])
    for (const hear of listeners) hear({ key: ADDED_KEY })
    expect(idsIn(right)).toEqual(['added-1'])
    left.removeAdded(new Set(['added-1']))
    for (const hear of listeners) hear({ key: ADDED_KEY })
    expect(idsIn(right)).toEqual([])
  })
})

describe('a full storage', () => {
  const room = ADDED_KEY.length + writeStored([one]).length

  it('keeps what was stored, holds the rest in this tab, and says so', () => {
    useStorage(new FakeStorage(room))
    const tab = openTab()
    tab.saveAdded([one])
    expect(tab.useAddedStore.getState().trouble).toBeNull()
    tab.saveAdded([two])
    expect(tab.useAddedStore.getState().trouble).toBe('full')
    expect(idsIn(tab)).toEqual(['added-1', 'added-2'])
    expect(idsStored()).toEqual(['added-1'])
  })

  it('saves what it held once there is room', () => {
    useStorage(new FakeStorage(room))
    const tab = openTab()
    tab.saveAdded([one])
    tab.saveAdded([two])
    tab.removeAdded(new Set(['added-1']))
    expect(idsIn(tab)).toEqual(['added-2'])
    useStorage(Object.assign(new FakeStorage(), { [ADDED_KEY]: storage.getItem(ADDED_KEY) }))
    tab.saveAdded([anEntry({ id: 'added-3' })])
    expect(tab.useAddedStore.getState().trouble).toBeNull()
    expect(idsStored()).toEqual(['added-2', 'added-3'])
  })
})

describe('no storage', () => {
  it('holds the universities in this tab and says so', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
      configurable: true,
    })
    const tab = openTab()
    tab.saveAdded([one])
    expect(idsIn(tab)).toEqual(['added-1'])
    expect(tab.useAddedStore.getState().trouble).toBe('disabled')
    expect(hasAdded()).toBe(false)
  })
})

describe('a broken stored value', () => {
  const raw = '{"version":9,"entries":[]}'

  it('is set aside, and what is whole in it is kept', () => {
    const torn = writeStored([one]).replace(']}', ',{"id":1}]}')
    storage.setItem(ADDED_KEY, torn)
    expect(idsIn(openTab())).toEqual(['added-1'])
    expect(storage.getItem(`${ADDED_KEY}-broken`)).toBe(torn)
    expect(idsStored()).toEqual(['added-1'])
  })

  it('does not push out one that was set aside before', () => {
    storage.setItem(ADDED_KEY, 'first')
    openTab()
    storage.setItem(ADDED_KEY, 'second')
    openTab()
    expect(storage.getItem(`${ADDED_KEY}-broken`)).toBe('first\nsecond')
  })

  it('is never written over when there is no room to set it aside, until it is deleted', () => {
    useStorage(new FakeStorage(ADDED_KEY.length + raw.length))
    storage.setItem(ADDED_KEY, raw)
    const tab = openTab()
    tab.saveAdded([one])
    expect(tab.useAddedStore.getState()).toMatchObject({ trouble: 'full', entries: [one] })
    expect(storage.getItem(ADDED_KEY)).toBe(raw)
    useStorage(Object.assign(new FakeStorage(), { [ADDED_KEY]: raw }))
    tab.discardUnread(ADDED_KEY)
    expect(tab.useAddedStore.getState().trouble).toBeNull()
    expect(idsStored()).toEqual(['added-1'])
  })
})
