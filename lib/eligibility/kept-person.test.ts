/** @jest-environment jsdom */
import { PROFILE_KEY } from '../device/profile-entry'
import { hasKeptPerson } from './kept-nationality'
import { readPerson } from './kept-person'
import { EMPTY_PROFILE } from './profile'

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
  expect(hasKeptPerson()).toBe(false)
  expect(readPerson()).toBeNull()
  keep('{"state":')
  expect(readPerson()).toBeNull()
})

it('has none where the profile says only what is looked for', () => {
  const wish = { ...EMPTY_PROFILE, degreeLevel: 'masters', subject: 'nursing', fieldOfStudy: 'nursing' }
  keep(JSON.stringify({ state: { profile: wish }, version: 1 }))
  expect([hasKeptPerson(), readPerson()]).toEqual([false, null])
  keep(JSON.stringify({ state: { profile: { ...wish, ielts: 0 } }, version: 1 }))
  expect(hasKeptPerson()).toBe(true)
  expect(readPerson()).toMatchObject({ subject: 'nursing', ielts: 0 })
})
