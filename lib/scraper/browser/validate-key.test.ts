import { answerWith } from '../../../tests/fixtures/scraper-answers'
import { ServiceError } from '../shared/service-error'
import { useToastStore } from './toast-store'
import { validateKey } from './validate-key'

const toasts = () => useToastStore.getState().toasts.map(({ title, text }) => `${title}: ${text}`)

beforeEach(() => useToastStore.setState({ toasts: [] }))

test.each([
  [402, /^Firecrawl knows this key, but its account cannot pay for a page\. Insufficient credits/],
  [403, /^Firecrawl may know this key, but it refuses the account or the test page\. Banned/],
])('a %i has the toast of a wrong key, and its true reason (issue 19, 8)', async (status, reason) => {
  const message = status === 402 ? 'Insufficient credits' : 'Banned'
  answerWith({ 'POST key': () => ({ isValid: false, status, message }) })
  expect((await validateKey('fc-1')).reason).toMatch(reason)
  expect(toasts()).toEqual(['Invalid API Key: Please check your API key and try again'])
})

test('a key with letters that no header carries is refused before it is sent (issue 19, 8)', async () => {
  const asked = answerWith({})
  expect((await validateKey('fc-ключ')).reason).toMatch(/only Latin letters/)
  expect(toasts()).toEqual(['Invalid API Key: Please check your API key and try again'])
  expect(asked).not.toHaveBeenCalled()
})

test('a key is valid, refused, or could not be checked', async () => {
  answerWith({ 'POST key': () => ({ isValid: true }) })
  expect(await validateKey(' fc-1 ')).toEqual({ isValid: true, reason: null })
  answerWith({ 'POST key': () => ({ isValid: false, status: 401, message: 'Unauthorized' }) })
  expect(await validateKey('fc-1')).toEqual({ isValid: false, reason: 'Unauthorized' })
  answerWith({ 'POST key': () => new ServiceError(0, 'No response') })
  expect(await validateKey('fc-1')).toEqual({ isValid: false, reason: 'No response' })
  expect(await validateKey('  ')).toEqual({ isValid: false, reason: null })
  expect(toasts()).toEqual([
    'Invalid API Key: Please check your API key and try again',
    'Error: Failed to validate API key',
    'Error: Please enter your API key (Firecrawl)',
  ])
})
