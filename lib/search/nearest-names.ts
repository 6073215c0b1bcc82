import { distance } from 'fastest-levenshtein'
import { normaliseText } from './normalise-text'

/** How far a text is from the best run of words in a name, as a share of the text's length. */
function remoteness(words: readonly string[], text: string): number {
  const size = text.split(' ').length
  let best = Infinity
  for (let at = 0; at + size <= Math.max(words.length, size); at++) {
    best = Math.min(best, distance(text, words.slice(at, at + size).join(' ')))
  }
  return best / text.length
}

/**
 * The names that a mistyped text most likely meant, best first. A name is offered only when fewer than two
 * letters in five differ; ties keep the order given.
 */
export function nearestNames<Item>(
  items: readonly Item[],
  text: string,
  normalisedName: (item: Item) => string,
  limit = 3,
): Item[] {
  const wanted = normaliseText(text)
  if (wanted.length < 3) return []
  return items
    .map((item) => ({ item, far: remoteness(normalisedName(item).split(' '), wanted) }))
    .filter(({ far }) => far < 0.4)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ item }) => item)
}
