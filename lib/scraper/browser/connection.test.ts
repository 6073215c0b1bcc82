import { ServiceError } from '../shared/service-error'
import { backoffMs, ConnectionError, keepTrying, waitFor, waitForNetwork } from './connection'

const noSleep = () => Promise.resolve()

test('waits double, from a second to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('only a lost connection and our own refusals for a moment are worth waiting for', () => {
  expect(waitFor(new ConnectionError(), 1)).toEqual({ why: 'connection', retryInMs: 2_000 })
  expect(waitFor(new ServiceError(429, 'Slow down', { kind: 'request', retryAfterSeconds: 7 }), 0)).toEqual({
    why: 'limit',
    retryInMs: 7_000,
  })
  expect(waitFor(new ServiceError(503, 'Busy', { kind: 'request', retryAfterSeconds: 5 }), 0)).toEqual({
    why: 'busy',
    retryInMs: 5_000,
  })
  expect(waitFor(new ServiceError(400, 'Not a job', { kind: 'request' }), 0)).toBeNull()
  expect(waitFor(new ServiceError(503, 'The service is down'), 0)).toBeNull()
  expect(waitFor(new ServiceError(500, 'Broken'), 0)).toBeNull()
})

test('the service is waited for as long as it asks (issue 19, 3)', () => {
  const asked = new ServiceError(429, 'Slow down', { retryAfterSeconds: 59 })
  expect(waitFor(asked, 0)).toEqual({ why: 'service-limit', retryInMs: 59_000 })
  expect(waitFor(new ServiceError(429, 'Slow down'), 0)).toEqual({ why: 'service-limit', retryInMs: 4_000 })
  expect(waitFor(new ServiceError(429, 'Later', { retryAfterSeconds: 1e9 }), 0)).toMatchObject({
    retryInMs: 3_600_000,
  })
})

test('what the service fails at or refuses is not waited for (issue 34, C)', () => {
  for (const status of [0, 200, 307, 401, 402, 403, 404, 408, 500, 503]) {
    expect(waitFor(new ServiceError(status, 'No'), 0)).toBeNull()
  }
})

test('calls again until the connection is back, and says how it stands', async () => {
  const call = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new ConnectionError())
    .mockRejectedValueOnce(new ConnectionError())
    .mockResolvedValue('done')
  const onConnection = jest.fn()
  await expect(keepTrying(call, { onConnection, sleep: noSleep })).resolves.toBe('done')
  expect(onConnection.mock.calls).toEqual([
    [{ why: 'connection', retryInMs: 1_000 }],
    [{ why: 'connection', retryInMs: 2_000 }],
    [null],
  ])
})

test('throws what is no matter of the connection, and stops when told to', async () => {
  const broken = new ServiceError(500, 'Broken')
  await expect(keepTrying(() => Promise.reject(broken))).rejects.toBe(broken)
  const signal = AbortSignal.abort()
  await expect(keepTrying(() => Promise.reject(new ConnectionError()), { signal })).rejects.toThrow(
    'The connection was lost.',
  )
})

test('the wait ends with its signal, in a browser without AbortSignal.any, too (issue 15, 2)', async () => {
  const { any } = AbortSignal
  Reflect.deleteProperty(AbortSignal, 'any')
  await waitForNetwork(60_000, AbortSignal.abort())
  const outer = new AbortController()
  const waiting = waitForNetwork(60_000, outer.signal)
  outer.abort()
  await waiting
  AbortSignal.any = any
})
