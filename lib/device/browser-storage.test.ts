/** @jest-environment jsdom */
import { closeStorage } from '@/tests/fixtures/browser-storage'
import { followEntry, readEntry, writeEntry } from './browser-storage'

beforeEach(() => localStorage.clear())

test('an entry is written, read, and removed by an empty text', () => {
  expect(readEntry('a')).toBeNull()
  expect(writeEntry('a', 'text')).toBe(true)
  expect(readEntry('a')).toBe('text')
  expect(writeEntry('a', '')).toBe(true)
  expect(localStorage.length).toBe(0)
})

test('closed storage is told apart from an absent entry', () => {
  closeStorage()
  expect(readEntry('a')).toBeUndefined()
  expect(writeEntry('a', 'text')).toBe(false)
})

test('an entry is followed through other tabs until it is let go', () => {
  const onChange = jest.fn()
  const letGo = followEntry('a', onChange)
  for (const key of ['a', 'b', null]) dispatchEvent(new StorageEvent('storage', { key }))
  expect(onChange).toHaveBeenCalledTimes(2)
  letGo()
  dispatchEvent(new StorageEvent('storage', { key: 'a' }))
  expect(onChange).toHaveBeenCalledTimes(2)
})
