const SHOWN = 2

/**
 * The columns that a phone shows, in column order: those wanted last that still exist, else the first others.
 * @param wanted ids in the order in which they were asked for
 */
export function shownPair(ids: readonly string[], wanted: readonly string[]): string[] {
  const last = wanted.filter((id, at) => ids.includes(id) && wanted.lastIndexOf(id) === at).slice(-SHOWN)
  const others = ids.filter((id) => !last.includes(id)).slice(0, SHOWN - last.length)
  return ids.filter((id) => last.includes(id) || others.includes(id))
}
