import { normaliseText } from '../search/normalise-text'

/** The names of both lists, the first list's first; a name that differs only in case, accents or signs stands once. */
export function mergeNames(first: readonly string[], second: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...first, ...second].filter((name) => {
    const key = normaliseText(name)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
