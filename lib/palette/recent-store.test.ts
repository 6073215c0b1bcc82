import { aStorage, withStorage } from '@/tests/fixtures/browser-storage'
import type { PaletteChoice } from './entry'
import { forgetChoices, readRecent, rememberChoice, useRecentStore, withRecent } from './recent-store'

const ABOUT: PaletteChoice = { kind: 'page', href: '/about', label: 'About', detail: '' }

const recent = () => useRecentStore.getState().recent

beforeEach(() => {
  withStorage(aStorage({}))
  forgetChoices()
})

it('is read when asked for, kept, and forgotten', async () => {
  const kept = { 'meridian-recent': JSON.stringify({ state: { recent: [ABOUT] }, version: 1 }) }
  withStorage(aStorage(kept))
  expect(recent()).toEqual([])
  await useRecentStore.persist.rehydrate()
  expect(recent()).toEqual([ABOUT])
  rememberChoice({ ...ABOUT, href: '/blog' })
  expect(JSON.parse(kept['meridian-recent'] ?? '')).toMatchObject({
    state: { recent: [{ href: '/blog' }, ABOUT] },
  })
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

const aChoice = (href: string): PaletteChoice => ({ kind: 'page', href, label: href, detail: '' })

it('puts the latest first, each once, and keeps a few', () => {
  const many = Array.from({ length: 9 }, (_, at) => aChoice(`/${at}`))
  const recent = many.reduce<PaletteChoice[]>(withRecent, [])
  expect(recent.map(({ href }) => href)).toEqual(['/8', '/7', '/6', '/5', '/4', '/3'])
  expect(withRecent(recent, aChoice('/5')).map(({ href }) => href)).toEqual([
    '/5',
    '/8',
    '/7',
    '/6',
    '/4',
    '/3',
  ])
})

it('keeps no more of an entry than is drawn', () => {
  const entry = { ...aChoice('/about'), name: ' about ', text: ' long ', weight: 3 }
  expect(withRecent([], entry)).toEqual([aChoice('/about')])
})

it.each([
  ['no list', { 0: aChoice('/about') }],
  ['another site', [aChoice('https://example.org/')]],
  ['another site without its scheme', [aChoice('//example.org/'), aChoice('/\\example.org/')]],
  ['a script', [aChoice('javascript:alert(1)')]],
  ['an unknown kind', [{ ...aChoice('/about'), kind: 'person' }]],
  ['half a choice', [{ kind: 'page', href: '/about' }, null, 'text']],
])('takes nothing from %s', (_, stored) => {
  expect(readRecent(stored)).toEqual([])
})

it('takes what it stored', () => {
  expect(readRecent([aChoice('/about')])).toEqual([aChoice('/about')])
})
