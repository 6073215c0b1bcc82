/** @jest-environment jsdom */
import { closeStorage } from '@/tests/fixtures/browser-storage'
import { currentKey, KEY_ENTRY, removeKey, saveKey, useKeyStore, watchKey } from './key-store'

beforeEach(() => {
  localStorage.clear()
  useKeyStore.setState({ apiKey: '', isKept: true })
  localStorage.clear()
})

test('the key is kept as plain text under the provider’s name, and nowhere else', () => {
  saveKey('fc-1')
  expect(KEY_ENTRY).toBe('firecrawl_api_key')
  expect(Object.entries({ ...localStorage })).toEqual([['firecrawl_api_key', 'fc-1']])
  removeKey()
  expect(localStorage.length).toBe(0)
})

test('a kept key comes back, and one that another tab removed is gone', () => {
  localStorage.setItem(KEY_ENTRY, 'fc-2')
  expect(currentKey()).toBe('fc-2')
  const stop = watchKey()
  localStorage.removeItem(KEY_ENTRY)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY_ENTRY, newValue: null }))
  expect(useKeyStore.getState().apiKey).toBe('')
  stop()
})

test('where storage is closed, the key lasts as long as the page and says so', () => {
  closeStorage()
  saveKey('fc-3')
  expect(useKeyStore.getState()).toEqual({ apiKey: 'fc-3', isKept: false })
  expect(currentKey()).toBe('fc-3')
})
