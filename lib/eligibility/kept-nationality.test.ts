/**
 * @jest-environment jsdom
 */
import {
  CHOSEN_KEY,
  keepNationality,
  NATIONALITY_SCRIPT,
  PROFILE_KEY,
  readNationality,
} from './kept-nationality'

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

it('is the one last chosen in the list of awards where no profile tells one', () => {
  keepNationality('ke')
  expect(readNationality()).toBe('ke')
  run()
  expect(document.documentElement.dataset.nationality).toBe('')
  keep({ nationality: 'ng' })
  expect(readNationality()).toBe('ng')
})

it('is none where the entry holds no code', () => {
  localStorage.setItem(CHOSEN_KEY, 'Kenya')
  expect(readNationality()).toBeNull()
  run()
  expect(document.documentElement.dataset.nationality).toBeUndefined()
})

it('is none where nothing is kept', () => {
  expect(readNationality()).toBeNull()
  expect(run).not.toThrow()
})
