import { ServiceError } from '../shared/service-error'
import { ConnectionError } from './connection'
import { explainFailure, toastWords } from './failure-words'
import { PoorOutcome } from './poor-outcome'

test('a toast says the service’s message, else what failed', () => {
  const textOf = (error: Error) => toastWords(error, 'Failed').text
  expect(textOf(new ServiceError(402, 'Insufficient credits'))).toBe('Insufficient credits')
  expect(textOf(new ServiceError(0, 'No response'))).toBe('Failed')
  expect(textOf(new ConnectionError())).toBe('Failed')
  expect(textOf(new Error('internal'))).toBe('Failed')
  expect(textOf(new PoorOutcome('failed', 'No page could be read.'))).toBe('Failed')
})

test('a toast says in its title that nothing was found, or that a part is missing (issue 34, C)', () => {
  const words = (state: 'nothing' | 'partial') => toastWords(new PoorOutcome(state, 'No page.'), 'Failed')
  expect(words('nothing')).toEqual({ title: 'Nothing found', text: 'No page.' })
  expect(words('partial')).toEqual({ title: 'Incomplete', text: 'No page.' })
})

test.each([
  "OpenAI API key is missing. Pass it using the 'apiKey' parameter or the OPENAI_API_KEY environment variable.",
  'Could not resolve authentication: set OPENAI_API_KEY',
])('a service without a language model says so in plain words: %s (issue 34, C)', (message) => {
  const error = new ServiceError(500, message)
  const words = 'The service has no language model set up.'
  expect([toastWords(error, 'Failed').text, explainFailure(error)]).toEqual([words, words])
})

test('the explanation has the reason, and what to do', () => {
  expect(explainFailure(new ServiceError(400, 'Not started', { detail: 'No pages' }))).toBe('No pages')
  expect(explainFailure(new ServiceError(429, 'Slow down, retry after 59s'))).toBe(
    'Slow down, retry after 59s Try again in 59 seconds.',
  )
  expect(explainFailure(new ServiceError(401, 'Unauthorized'))).toBe('Unauthorized. Check your API key.')
  expect(explainFailure(new ServiceError(0, 'No response'))).toBe('No response')
  expect(explainFailure(new ConnectionError())).toMatch(/connection to this site was lost/)
  expect(explainFailure(new Error('internal'))).toBeNull()
})
