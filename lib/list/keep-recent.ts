/**
 * Keeps the lists that were asked for last, as long as they have at most `most` items together; each counts as one more, so
 * that empty ones don't gather. A larger single list is kept until another one is asked for.
 */
export function keepRecent<List extends { readonly length: number }>(most: number) {
  const kept = new Map<string, List>()
  let total = 0
  const sizeOf = ({ length }: List) => length + 1
  return (key: string, read: () => List): List => {
    const known = kept.get(key)
    const list = known ?? read()
    if (!known) total += sizeOf(list)
    // The last of a map is the one that was set last.
    kept.delete(key)
    kept.set(key, list)
    for (const [oldest, old] of kept) {
      if (total <= most || oldest === key) break
      kept.delete(oldest)
      total -= sizeOf(old)
    }
    return list
  }
}
