import { foldName } from '../text/normalise-text'

/**
 * A key that is the same for all names of one award. Case, accents, signs, text in brackets, and a plural's s make no
 * difference ("Chevening Scholarship", "Chevening Scholarships (FCDO)").
 */
export function nameKey(name: string): string {
  return foldName(name.replace(/\([^)]*\)/g, ' '))
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ')
}

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
