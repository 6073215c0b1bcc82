import { nameKey } from './name-key'

/** Those of `names` that are not among `known`, each once. */
export function namesBeyond(known: readonly string[], names: readonly string[]): string[] {
  const seen = new Set(known.map(nameKey))
  return names.filter((name) => {
    const key = nameKey(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The names of both lists, the first list's first; the same name stands once. */
export function mergeNames(first: readonly string[], second: readonly string[]): string[] {
  return namesBeyond([], [...first, ...second])
}
