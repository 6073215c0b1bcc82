import { SdkError } from '@mendable/firecrawl-js'
import { z } from 'zod'
import { callSdk, checked, requireId, requireKey } from './service-sdk'

const service = { apiUrl: 'https://firecrawl.example', apiKey: 'fc-key' }
const failWith = (error: Error) => callSdk(service, { action: 'try' }, () => Promise.reject(error))

it('wants a key for the public service only', () => {
  expect(() => requireKey({ apiUrl: 'https://api.firecrawl.dev', apiKey: '' })).toThrow('No API key provided')
  expect(() => requireKey({ apiUrl: 'https://firecrawl.example', apiKey: '' })).not.toThrow()
})

it('takes UUIDs alone', () => {
  const id = '5f0b16f5-e036-4354-9aaf-52a30d6e1dea'
  expect(requireId(id, 'crawl')).toBe(id)
  expect(() => requireId('', 'crawl')).toThrow('No crawl ID provided')
  for (const other of ['active', '../crawl/active', `${id}/errors`, `${id}?skip=1`]) {
    expect(() => requireId(other, 'crawl')).toThrow('That is not a crawl ID')
  }
})

it('passes on what the call gives', async () => {
  await expect(callSdk(service, { action: 'try' }, async () => 7)).resolves.toBe(7)
})

it.each([
  ['the service’s words', new SdkError('Insufficient credits', 402), 'Insufficient credits'],
  [
    'its reasons',
    new SdkError('Bad Request', 400, 'X', [{ message: 'Invalid URL' }]),
    'Bad Request: Invalid URL',
  ],
  [
    'our own words for made-up ones',
    new SdkError('Request failed with status code 500', 500),
    'The crawling service failed to try (status 500).',
  ],
  [
    'no address of ours',
    new SdkError('connect ECONNREFUSED 10.0.0.1:80'),
    'No response from the crawling service while trying to try.',
  ],
  ['no key', new SdkError('fc-key is wrong', 401), '(key) is wrong'],
])('tells of a failure with %s', async (_, error, message) => {
  await expect(failWith(error)).rejects.toMatchObject({
    name: 'ServiceError',
    status: error.status ?? 0,
    message,
  })
})

it('does not dress up a mistake of ours as the service’s', async () => {
  await expect(failWith(new TypeError('undefined is not a function'))).rejects.toBeInstanceOf(TypeError)
})

it('checks what comes back', () => {
  expect(checked(z.object({ id: z.string() }), { id: 'a', more: 1 }, 'try')).toEqual({ id: 'a' })
  expect(() => checked(z.object({ id: z.string() }), {}, 'try')).toThrow(/unexpected while trying to try/)
})
