export type Pair = readonly [string | null, string | null]

/**
 * The two columns a phone shows, of all that are there: the wanted ones that still exist, filled up in column order.
 * `null` where there is no further column.
 */
export function shownPair(ids: readonly string[], wanted: Pair): Pair {
  const [first, second] = wanted.map((id) => (id !== null && ids.includes(id) ? id : null))
  const rest = ids.filter((id) => id !== first && id !== second)
  const left = first ?? rest.shift() ?? null
  return [left, (second === left ? null : second) ?? rest.shift() ?? null]
}

/** `id` in one place of the pair; a column that stood in the other place changes over. */
export function withInPair([first, second]: Pair, place: 0 | 1, id: string): Pair {
  if (place === 0) return id === second ? [second, first] : [id, second]
  return id === first ? [second, first] : [first, id]
}
