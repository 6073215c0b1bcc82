type RateLimit = {
  /** The number of tokens that one client may spend before it has to wait. They all come back within one window. */
  capacity: number
  windowMs: number
  /**
   * The number of remembered clients, so that memory stays bounded. The client that was not seen for longest is
   * forgotten first.
   */
  maxClients: number
}

type Bucket = { tokens: number; at: number }
export type RateLimitState = Map<string, Bucket>

/**
 * Takes `cost` tokens from the client's bucket. When the bucket has fewer, it takes none, and `retryAfterSeconds` says when
 * the same request would pass. `now` is in milliseconds.
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

  // Deleting the client first moves it to the end of the map, so that the map is in the order in which clients were seen.
  state.delete(client)
  state.set(client, { tokens: isAllowed ? tokens - cost : tokens, at: now })
  if (state.size > limit.maxClients) {
    const oldest = state.keys().next()
    if (!oldest.done) state.delete(oldest.value)
  }

  if (isAllowed) return { isAllowed }
  return { isAllowed, retryAfterSeconds: Math.ceil((cost - tokens) / perMs / 1000) }
}

/** The visitor's address, which `putRight` wrote into the request before Next read it. */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.slice(0, 64) || 'unknown'
}
