/**
 * @jest-environment jsdom
 */
import { PROFILE_KEY } from '../device/profile-entry'
import { keepNationality, NATIONALITY_SCRIPT, readNationality } from './kept-nationality'

const keep = (profile: object) =>
  localStorage.setItem(PROFILE_KEY, JSON.stringify({ state: { profile }, version: 1 }))
const run = () => new Function(NATIONALITY_SCRIPT)()

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.nationality
})

it('is read from the kept profile', () => {
  keep({ degreeLevel: '', nationality: 'ng', secondNationality: 'gb' })
  expect(readNationality()).toBe('ng')
  run()
  expect(document.documentElement.dataset.nationality).toBe('')
})

it.each([[{}], [{ nationality: '' }], [{ nationality: 'nigeria' }], [{ secondNationality: 'gb' }]])(
  'is none in %j',
  (profile) => {
    keep(profile)
    expect(readNationality()).toBeNull()
    run()
    expect(document.documentElement.dataset.nationality).toBeUndefined()
  },
)

it('is the one chosen in the list of awards where the profile tells none', () => {
  keepNationality('ke')
  expect(readNationality()).toBe('ke')
  run()
  expect(document.documentElement.dataset.nationality).toBe('')
  keep({ nationality: 'ng' })
  keepNationality('ke')
  expect(readNationality()).toBe('ng')
})

it('is none where nothing is kept', () => {
  expect(readNationality()).toBeNull()
  expect(run).not.toThrow()
})
