/** @jest-environment jsdom */
import { keepInEntry, readFromEntry } from './history-entry'

beforeEach(() => history.replaceState(null, '', '/'))

test('there is nothing at first', () => {
  expect(readFromEntry('matches')).toBeUndefined()
})

test('what is kept is read again, and what others keep in the entry stays', () => {
  history.replaceState({ __NA: true }, '')
  keepInEntry('matches', { limit: 40 })
  expect(readFromEntry('matches')).toEqual({ limit: 40 })
  expect(history.state).toMatchObject({ __NA: true })
})

test('another entry has its own', () => {
  keepInEntry('matches', { limit: 40 })
  history.pushState(null, '', '/elsewhere')
  expect(readFromEntry('matches')).toBeUndefined()
})
