import { ServiceError } from '../shared/service-error'
import { ConnectionError } from './connection'
import { explainFailure, toastText } from './failure-words'

test('a toast says the service’s message, else what failed', () => {
  expect(toastText(new ServiceError(402, 'Insufficient credits'), 'Failed')).toBe('Insufficient credits')
  expect(toastText(new ServiceError(0, 'No response'), 'Failed')).toBe('Failed')
  expect(toastText(new ConnectionError(), 'Failed')).toBe('Failed')
  expect(toastText(new Error('internal'), 'Failed')).toBe('Failed')
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
