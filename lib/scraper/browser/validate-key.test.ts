import { answerWith } from '../../../tests/fixtures/scraper-answers'
import { ServiceError } from '../shared/service-error'
import { useToastStore } from './toast-store'
import { validateKey } from './validate-key'

const toasts = () => useToastStore.getState().toasts.map(({ title, text }) => `${title}: ${text}`)

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
