/** @jest-environment jsdom */
import { hasKeptPerson, PROFILE_KEY } from './kept-nationality'
import { readPerson } from './kept-person'

const keep = (text: string) => localStorage.setItem(PROFILE_KEY, text)

beforeEach(() => localStorage.clear())

it('reads the profile that the browser keeps', () => {
  keep(JSON.stringify({ state: { profile: { nationality: 'ng', ielts: 7 } }, version: 1 }))
  expect(hasKeptPerson()).toBe(true)
  expect(readPerson()).toMatchObject({ nationality: 'ng', ielts: 7, degreeHeld: '' })
})

it('has none where nothing is kept, where it is empty, and where it cannot be read', () => {
  expect(hasKeptPerson()).toBe(false)
  expect(readPerson()).toBeNull()
  keep(JSON.stringify({ state: { profile: {} }, version: 1 }))
  expect(readPerson()).toBeNull()
  keep('{"state":')
  expect(readPerson()).toBeNull()
})
