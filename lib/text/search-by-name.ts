import { normaliseText } from './normalise-text'

/** The names of options are the same with each key. */
const folded = new Map<string, string>()
function fold(name: string): string {
  const known = folded.get(name) ?? normaliseText(name)
  folded.set(name, known)
  return known
}

/** 0 when no name fits. A whole name counts more than a beginning, and a beginning more than any other place. */
function fit(names: readonly string[], wanted: string): number {
  const known = names.map(fold)
  if (known.includes(wanted)) return 3
  if (known.some((name) => name.startsWith(wanted))) return 2
  return known.some((name) => name.includes(wanted)) ? 1 : 0
}

/**
 * The options that go by what was typed, the best first: for "UK" the United Kingdom, then Ukraine. Case and accents do
 * not count. Equally good options keep their order, and a blank text finds all of them.
 * @param namesOf every name of an option, its aliases included
 */
export function searchByName<T>(
  options: readonly T[],
  typed: string,
  namesOf: (option: T) => readonly string[],
): readonly T[] {
  const wanted = normaliseText(typed)
  if (wanted === '') return options
  return options
    .map((option) => ({ option, score: fit(namesOf(option), wanted) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ option }) => option)
}
