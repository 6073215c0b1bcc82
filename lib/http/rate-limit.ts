export type RateLimit = {
  /** What one client may spend before it has to wait; the whole of it comes back in one window. */
  capacity: number
  windowMs: number
  /** Clients remembered at once. The one not seen for longest is forgotten first, so memory stays bounded. */
  maxClients: number
}

type Bucket = { tokens: number; at: number }
export type RateLimitState = Map<string, Bucket>

/**
 * A token bucket for each client. Takes `cost` from the client's bucket when there is enough in it, and nothing
 * when there is not. `now` is in milliseconds; `retryAfterSeconds` is when the same request would pass.
 */
export function takeTokens(
  state: RateLimitState,
  limit: RateLimit,
  request: { client: string; cost: number; now: number },
): { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number } {
  const { client, cost, now } = request
  const perMs = limit.capacity / limit.windowMs
  const known = state.get(client)
  const refill = known ? Math.max(0, now - known.at) * perMs : 0
  const tokens = known ? Math.min(limit.capacity, known.tokens + refill) : limit.capacity
  const isAllowed = tokens >= cost

  // Deleting first moves the client to the end of the map: its order is then the order in which clients were seen.
  state.delete(client)
  state.set(client, { tokens: isAllowed ? tokens - cost : tokens, at: now })
  if (state.size > limit.maxClients) {
    const oldest = state.keys().next()
    if (!oldest.done) state.delete(oldest.value)
  }

  if (isAllowed) return { isAllowed }
  return { isAllowed, retryAfterSeconds: Math.ceil((cost - tokens) / perMs / 1000) }
}

/**
 * Who is asking. The last address in `X-Forwarded-For` was written by the proxy nearest to us (or by the server
 * itself), the ones before it by whoever sent the request, so only the last is believed.
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  return last?.slice(0, 64) || 'unknown'
}
