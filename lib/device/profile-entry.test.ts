/** @jest-environment jsdom */
import { closeStorage } from '@/tests/fixtures/browser-storage'
import { followEntry } from './browser-storage'
import { keepAnswer, PROFILE_KEY, readAnswer } from './profile-entry'

beforeEach(() => localStorage.clear())

test('one answer is kept beside the others, and the page hears of it', () => {
  const heard = jest.fn()
  const stop = followEntry(PROFILE_KEY, heard)
  keepAnswer('nationality', 'ng')
  keepAnswer('currency', 'NGN')
  keepAnswer('currency', 'NGN')
  expect([readAnswer('nationality'), readAnswer('currency'), readAnswer('subject')]).toEqual([
    'ng',
    'NGN',
    '',
  ])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
})

test.each(['{"state":', '{"state":{"profile":{"currency":"EUR"}},"version":9}'])(
  'what this version can’t read is no answer, and stays: %s',
  (text) => {
    localStorage.setItem(PROFILE_KEY, text)
    keepAnswer('currency', 'NGN')
    expect(readAnswer('currency')).toBe('')
    expect(localStorage.getItem(PROFILE_KEY)).toBe(text)
  },
)

test('nothing is kept where the browser stores nothing', () => {
  closeStorage()
  keepAnswer('currency', 'NGN')
  expect(readAnswer('currency')).toBe('')
})
