import { normaliseText } from '../search/normalise-text'

/** Those of `names` that are not among `known`; a name that differs only in case, accents or signs is the same name. */
export function namesBeyond(known: readonly string[], names: readonly string[]): string[] {
  const seen = new Set(known.map(normaliseText))
  return names.filter((name) => {
    const key = normaliseText(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The names of both lists, the first list's first; the same name stands once. */
export function mergeNames(first: readonly string[], second: readonly string[]): string[] {
  return namesBeyond([], [...first, ...second])
}
