/**
 * Keeps what was asked for last, as long as all of it is no larger than `most` together. One that is larger by itself is kept
 * until another one is asked for.
 */
export function keepRecent<Kept>(most: number, sizeOf: (kept: Kept) => number) {
  const kept = new Map<string, Kept>()
  let total = 0
  return (key: string, read: () => Kept): Kept => {
    const isNew = !kept.has(key)
    const value = isNew ? read() : (kept.get(key) as Kept)
    if (isNew) total += sizeOf(value)
    // The last of a map is the one that was set last.
    kept.delete(key)
    kept.set(key, value)
    for (const [oldest, old] of kept) {
      if (total <= most || oldest === key) break
      kept.delete(oldest)
      total -= sizeOf(old)
    }
    return value
  }
}

/** The items of a list and one more, so that empty ones don't gather. */
export const sizeOfList = ({ length }: { readonly length: number }): number => length + 1
