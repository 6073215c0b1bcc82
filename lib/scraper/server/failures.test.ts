import { ServiceError } from '../shared/service-error'
import { describeFailure, httpStatusOf, messageOf, reasonsOf, toErrorBody } from './failures'

const failure = (status: number, said: string | null = null) =>
  describeFailure({ status, said, action: 'start the crawl', key: 'fc-secret' })

it.each([400, 402, 403, 408, 409, 500])('treats %i as a known failure', (status) => {
  expect(failure(status)).toMatchObject({ status, kind: 'known' })
})

it.each([200, 307, 401, 404, 418, 429, 502, 503])('treats %i as unexpected', (status) => {
  expect(failure(status)).toMatchObject({
    kind: 'unexpected',
    message: `Unexpected error while trying to start the crawl (status ${status}).`,
  })
})

it('says that nothing came back, for status 0', () => {
  expect(failure(0)).toMatchObject({
    kind: 'no-response',
    message: 'No response from the crawling service while trying to start the crawl.',
  })
})

it('prefers the service’s own words, without the key in them', () => {
  expect(failure(402, 'Insufficient credits').message).toBe('Insufficient credits')
  expect(failure(401, 'The key fc-secret is wrong: fc-secret').message).toBe('The key (key) is wrong: (key)')
  expect(failure(500, 'x'.repeat(9_000)).message).toHaveLength(500)
})

it('finds the wait in the text', () => {
  expect(failure(429, 'Rate limit exceeded. Please retry after 59s, resets at noon').retryAfterSeconds).toBe(
    59,
  )
  expect(failure(429, 'Rate limit exceeded.').retryAfterSeconds).toBeNull()
})

it('reads the service’s message and its reasons', () => {
  expect(messageOf({ success: false, error: 'Bad Request', details: [{ message: 'Invalid URL' }] })).toBe(
    'Bad Request: Invalid URL',
  )
  expect(messageOf({ error: 'Job not found' })).toBe('Job not found')
})

it.each([undefined, null, '<!DOCTYPE html>', 7, {}, { error: {} }, { error: ' ' }])(
  'finds no message in %p',
  (body) => {
    expect(messageOf(body)).toBeNull()
  },
)

it('gives at most three reasons and skips what is none', () => {
  const details = [
    { message: 'a' },
    null,
    { code: 'x' },
    { message: 'b' },
    { message: 'c' },
    { message: 'd' },
  ]
  expect(reasonsOf(details)).toEqual(['a', 'b', 'c'])
  expect(reasonsOf('text')).toEqual([])
})

it.each([
  [0, 504],
  [200, 502],
  [401, 401],
  [429, 429],
  [500, 502],
  [503, 502],
])('answers a %i of the service with %i', (status, expected) => {
  expect(httpStatusOf(failure(status))).toBe(expected)
})

it('tells the browser all it may know', () => {
  const error = new ServiceError(400, 'Crawl job failed to start', { detail: 'Bad Request' })
  expect(toErrorBody(error)).toEqual({
    error: {
      status: 400,
      kind: 'known',
      message: 'Crawl job failed to start',
      detail: 'Bad Request',
      retryAfterSeconds: null,
    },
  })
})
