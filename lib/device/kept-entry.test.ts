/** @jest-environment jsdom */
import { closeStorage } from '@/tests/fixtures/browser-storage'
import { discardUnread, isHeld, keptStorage, listUnread, UNREAD_EVENT, versionedStorage } from './kept-entry'

const NAME = 'meridian-test'
const ASIDE = `${NAME}-broken`

/** Numbers in a row. What is no number is not read. */
const numbers = keptStorage<number[]>(
  (text) => {
    const words = text?.split(' ') ?? []
    const state = words.map(Number).filter(Number.isFinite)
    return { state, isWhole: state.length === words.length }
  },
  (state) => state.join(' '),
)
const named = versionedStorage<{ name: string }>(1, { name: '' }, ({ name }) => ({
  state: { name: String(name) },
  isWhole: typeof name === 'string',
}))

/** Lets the browser refuse what is stored under a name. */
function refuse(refused: string) {
  const setItem = Storage.prototype.setItem
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === refused) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
}

beforeEach(() => {
  discardUnread(NAME)
  localStorage.clear()
})

it('gives back what it stored, and what stands for no entry', () => {
  expect(numbers.getItem(NAME)).toEqual({ state: [] })
  void numbers.setItem(NAME, { state: [1, 2] })
  expect(numbers.getItem(NAME)).toEqual({ state: [1, 2] })
  expect(listUnread()).toEqual([])
  void numbers.removeItem(NAME)
  expect(localStorage).toHaveLength(0)
})

it('sets aside a text that is damaged, keeps what it could read, and says so', () => {
  const onUnread = jest.fn()
  addEventListener(UNREAD_EVENT, onUnread)
  localStorage.setItem(NAME, '1 two 3')
  expect(numbers.getItem(NAME)).toEqual({ state: [1, 3] })
  expect(localStorage.getItem(NAME)).toBe('1 3')
  expect(listUnread()).toEqual([{ name: NAME, text: '1 two 3' }])
  expect(onUnread).toHaveBeenCalledTimes(1)
  discardUnread(NAME)
  expect(listUnread()).toEqual([])
  expect(localStorage.getItem(NAME)).toBe('1 3')
  removeEventListener(UNREAD_EVENT, onUnread)
})

it('keeps every text that was set aside', () => {
  for (const text of ['one', 'two']) {
    localStorage.setItem(NAME, text)
    numbers.getItem(NAME)
  }
  expect(localStorage.getItem(ASIDE)).toBe('one\ntwo')
})

it('never writes over a text for which there is no other room', () => {
  localStorage.setItem(NAME, 'one 2')
  refuse(ASIDE)
  expect(numbers.getItem(NAME)).toEqual({ state: [2] })
  expect(isHeld(NAME)).toBe(true)
  void numbers.setItem(NAME, { state: [5] })
  void numbers.removeItem(NAME)
  expect(localStorage.getItem(NAME)).toBe('one 2')
  expect(listUnread()).toEqual([{ name: NAME, text: 'one 2' }])
  discardUnread(NAME)
  void numbers.setItem(NAME, { state: [5] })
  expect(localStorage.getItem(NAME)).toBe('5')
})

it.each(['{', 'null', '7', '[]', '{"state":null,"version":1}', '{"state":{"name":7},"version":1}'])(
  'sets %j aside where a name beside a version is expected',
  (text) => {
    localStorage.setItem(NAME, text)
    named.getItem(NAME)
    expect(listUnread()).toEqual([{ name: NAME, text }])
  },
)

it('loses nothing of a newer version, logs nothing, and has it back once it can be read', () => {
  const newer = '{"state":{"name":"Ada","more":1},"version":2}'
  localStorage.setItem(NAME, newer)
  expect(named.getItem(NAME)).toEqual({ state: { name: '' } })
  expect(localStorage.getItem(ASIDE)).toBe(newer)
  expect(localStorage.getItem(NAME)).toBeNull()
  const newVersion = versionedStorage<{ name: string }>(2, { name: '' }, ({ name }) => ({
    state: { name: String(name) },
    isWhole: true,
  }))
  expect(newVersion.getItem(NAME)).toEqual({ state: { name: 'Ada' } })
  expect(localStorage.getItem(NAME)).toBe(newer)
  expect(listUnread()).toEqual([])
})

it('reads nothing where storage is closed', () => {
  closeStorage()
  expect(numbers.getItem(NAME)).toBeNull()
})
