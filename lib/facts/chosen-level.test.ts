/** @jest-environment jsdom */
import { closeStorage } from '@/tests/fixtures/browser-storage'
import { keepLevel, readLevel } from './chosen-level'

beforeEach(() => localStorage.clear())

test('a level is kept, read, and forgotten', () => {
  expect(readLevel()).toBeNull()
  keepLevel('master')
  expect(readLevel()).toBe('master')
  expect(localStorage.getItem('meridian-level')).toBe('master')
  keepLevel(null)
  expect(readLevel()).toBeNull()
  expect(localStorage.length).toBe(0)
})

test('a stored value that names no level counts as none', () => {
  localStorage.setItem('meridian-level', 'diploma')
  expect(readLevel()).toBeNull()
})

test('nothing is chosen where the browser stores nothing', () => {
  closeStorage()
  expect(readLevel()).toBeNull()
})
