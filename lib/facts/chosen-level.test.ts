/** @jest-environment jsdom */
import { closeStorage } from '@/tests/fixtures/browser-storage'
import { readAnswer } from '../device/profile-entry'
import { keepLevel, openingLevel, readLevel } from './chosen-level'

beforeEach(() => localStorage.clear())

test('a level is kept as the degree of the profile', () => {
  expect(readLevel()).toBeNull()
  keepLevel('master')
  expect(readLevel()).toBe('master')
  expect(readAnswer('degreeLevel')).toBe('masters')
})

test('a page opens at the level of its address, then at that of the profile', () => {
  expect(openingLevel('')).toBeNull()
  keepLevel('doctorate')
  expect(openingLevel('?level=nonsense')).toBe('doctorate')
  expect(openingLevel('?level=bachelor&subject=law')).toBe('bachelor')
  // The server makes the page at the last one.
  expect(openingLevel('?level=master&level=bachelor')).toBe('bachelor')
  expect(openingLevel('?level=bachelor&level=nonsense')).toBe('doctorate')
})

test('nothing is chosen where the browser stores nothing', () => {
  closeStorage()
  keepLevel('master')
  expect(readLevel()).toBeNull()
})
