/** @jest-environment jsdom */
import { readEntry, writeEntry } from './browser-storage'

beforeEach(() => localStorage.clear())

test('an entry is written, read, and removed by an empty text', () => {
  expect(readEntry('a')).toBeNull()
  expect(writeEntry('a', 'text')).toBe(true)
  expect(readEntry('a')).toBe('text')
  expect(writeEntry('a', '')).toBe(true)
  expect(localStorage.length).toBe(0)
})

test('closed storage is told apart from an absent entry', () => {
  const closed = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  expect(readEntry('a')).toBeUndefined()
  expect(writeEntry('a', 'text')).toBe(false)
})
