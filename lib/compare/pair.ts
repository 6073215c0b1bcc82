export type Pair = readonly [string | null, string | null]

/**
 * The two columns that a phone shows: the wanted columns that still exist, then others in column order. `null` is a
 * missing column.
 */
export function shownPair(ids: readonly string[], wanted: Pair): Pair {
  const [first, second] = wanted.map((id) => (id !== null && ids.includes(id) ? id : null))
  const rest = ids.filter((id) => id !== first && id !== second)
  const left = first ?? rest.shift() ?? null
  return [left, (second === left ? null : second) ?? rest.shift() ?? null]
}

/** Puts a column into one place of the pair. If it was in the other place, the two columns swap. */
export function withInPair([first, second]: Pair, place: 0 | 1, id: string): Pair {
  if (place === 0) return id === second ? [second, first] : [id, second]
  return id === first ? [second, first] : [first, id]
}
