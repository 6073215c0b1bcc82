/** @jest-environment jsdom */
import { PROFILE_KEY } from './kept-nationality'
import { keepLevel } from '../facts/chosen-level'
import { openingLevel } from './visitors-level'

beforeEach(() => localStorage.clear())

const keepDegree = (degreeLevel: string) =>
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ state: { profile: { degreeLevel } } }))

it('is that of the address, then the chosen one, then that of the kept profile', () => {
  expect(openingLevel('')).toBeNull()
  keepDegree('masters')
  expect(openingLevel('')).toBe('master')
  keepLevel('doctorate')
  expect(openingLevel('?level=nonsense')).toBe('doctorate')
  expect(openingLevel('?level=bachelor&subject=law')).toBe('bachelor')
  // The server makes the page at the last one.
  expect(openingLevel('?level=master&level=bachelor')).toBe('bachelor')
  expect(openingLevel('?level=bachelor&level=nonsense')).toBe('doctorate')
})
