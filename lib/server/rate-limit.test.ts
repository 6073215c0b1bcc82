import { clientAddress, takeTokens, type RateLimitState } from './rate-limit'

const LIMIT = { capacity: 10, windowMs: 60_000, maxClients: 3 }
let state: RateLimitState

const take = (cost: number, now: number, client = 'a') => takeTokens(state, LIMIT, { client, cost, now })

beforeEach(() => {
  state = new Map()
})

it('lets a client spend what it has, then says how long to wait', () => {
  expect(take(6, 0)).toEqual({ isAllowed: true })
  expect(take(4, 0)).toEqual({ isAllowed: true })
  expect(take(5, 0)).toEqual({ isAllowed: false, retryAfterSeconds: 30 })
})

it('gives tokens back with time, up to the capacity', () => {
  take(10, 0)
  expect(take(5, 29_000).isAllowed).toBe(false)
  expect(take(5, 30_000).isAllowed).toBe(true)
  expect(take(10, 600_000).isAllowed).toBe(true)
  expect(take(1, 600_000).isAllowed).toBe(false)
})

it('takes nothing for a refused request', () => {
  take(8, 0)
  take(5, 0)
  expect(take(2, 0).isAllowed).toBe(true)
})

it('keeps clients apart', () => {
  take(10, 0, 'a')
  expect(take(10, 0, 'b').isAllowed).toBe(true)
})

it('forgets the client not seen for longest when there are too many', () => {
  for (const client of ['a', 'b', 'c']) take(10, 0, client)
  take(1, 1, 'a')
  take(1, 2, 'd')
  expect([...state.keys()]).toEqual(['c', 'a', 'd'])
})

it('is not fooled by a clock that steps back', () => {
  take(10, 60_000)
  expect(take(1, 0).isAllowed).toBe(false)
})

it('counts by the address that the request came with', () => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': '203.0.113.9' }))).toBe('203.0.113.9')
  expect(clientAddress(new Headers())).toBe('unknown')
})
