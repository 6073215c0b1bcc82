/**
 * Keeps the lists of rows that were asked for last, as long as they have at most `most` rows together. A larger single
 * list is kept until another one is asked for.
 */
export function keepRecent<Row>(most: number) {
  const kept = new Map<string, readonly Row[]>()
  return (key: string, read: () => readonly Row[]): readonly Row[] => {
    const known = kept.get(key)
    const rows = known ?? read()
    // The last of a map is the one that was set last.
    kept.delete(key)
    kept.set(key, rows)
    let total = [...kept.values()].reduce((sum, { length }) => sum + length, 0)
    for (const [oldest, { length }] of kept) {
      if (total <= most || oldest === key) break
      kept.delete(oldest)
      total -= length
    }
    return rows
  }
}
