import { ServiceError } from '../shared/service-error'
import { backoffMs, ConnectionError, keepTrying, waitFor, waitForNetwork } from './connection'

const noSleep = () => Promise.resolve()

test('waits double, from a second to half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map(backoffMs)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

test('only a lost connection and our own limit are worth waiting for', () => {
  expect(waitFor(new ConnectionError(), 1)).toEqual({ isLimit: false, retryInMs: 2_000 })
  expect(waitFor(new ServiceError(429, 'Slow down', { kind: 'request', retryAfterSeconds: 7 }), 0)).toEqual({
    isLimit: true,
    retryInMs: 7_000,
  })
  expect(waitFor(new ServiceError(429, 'The service says no'), 0)).toBeNull()
  expect(waitFor(new ServiceError(500, 'Broken'), 0)).toBeNull()
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
    [{ isLimit: false, retryInMs: 1_000 }],
    [{ isLimit: false, retryInMs: 2_000 }],
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

test('the wait ends with its signal', async () => {
  await waitForNetwork(60_000, AbortSignal.abort())
})
