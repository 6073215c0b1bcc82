import type { Choice } from './entry'
import { RECENT_KEY } from './recent'
import { forgetChoices, rememberChoice, useRecentStore } from './recent-store'

const ABOUT: Choice = { kind: 'page', href: '/about', label: 'About', detail: '' }

function withStorage(storage: Partial<Storage>) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}

function aStorage(kept: Record<string, string>) {
  return {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
    removeItem: (name: string) => void delete kept[name],
  }
}

const recent = () => useRecentStore.getState().recent

beforeEach(() => {
  withStorage(aStorage({}))
  forgetChoices()
})

it('is read when asked for, kept, and forgotten', async () => {
  const kept = { [RECENT_KEY]: JSON.stringify({ state: { recent: [ABOUT] }, version: 1 }) }
  withStorage(aStorage(kept))
  expect(recent()).toEqual([])
  await useRecentStore.persist.rehydrate()
  expect(recent()).toEqual([ABOUT])
  rememberChoice({ ...ABOUT, href: '/blog' })
  expect(JSON.parse(kept[RECENT_KEY] ?? '')).toMatchObject({ state: { recent: [{ href: '/blog' }, ABOUT] } })
  forgetChoices()
  expect(recent()).toEqual([])
  expect(kept).toEqual({})
})

it('works where storage is closed', async () => {
  const closed = () => {
    throw new Error('SecurityError')
  }
  withStorage({ getItem: closed, setItem: closed, removeItem: closed })
  await useRecentStore.persist.rehydrate()
  rememberChoice(ABOUT)
  expect(recent()).toEqual([ABOUT])
})
