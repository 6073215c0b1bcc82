import { distance } from 'fastest-levenshtein'
import { searchedText } from '../text/clean-text'
import { normaliseText } from '../text/normalise-text'

/** A name is offered only when fewer than two letters in five differ. */
const TOO_FAR = 0.4

/** The end of the word that begins at `from`. */
function wordEnd(name: string, from: number): number {
  const space = name.indexOf(' ', from)
  return space === -1 ? name.length : space
}

/**
 * The distance of a text of `size` words from the nearest run of as many words in a name, as a share of the text's
 * length; Infinity where all are too far.
 */
function remoteness(name: string, text: string, size: number): number {
  const limit = TOO_FAR * text.length
  let best = limit
  let start = 0
  let end = wordEnd(name, 0)
  for (let words = 1; words < size && end < name.length; words++) end = wordEnd(name, end + 1)
  for (;;) {
    // At least the letters that one has more than the other differ, so most runs need not be compared.
    if (Math.abs(end - start - text.length) < best)
      best = Math.min(best, distance(text, name.slice(start, end)))
    if (end === name.length) return best < limit ? best / text.length : Infinity
    start = wordEnd(name, start) + 1
    end = wordEnd(name, end + 1)
  }
}

/** The names that a mistyped text most likely meant, each once, best first; ties keep the order given. */
export function nearestNames<Item>(
  items: readonly Item[],
  text: string,
  /** `key` is the normalised name. */
  nameOf: (item: Item) => { id: string; name: string; key: string },
  limit = 3,
): { id: string; name: string }[] {
  const wanted = normaliseText(searchedText(text))
  if (wanted.length < 3) return []
  const size = wanted.split(' ').length
  const taken = new Set<string>()
  return items
    .map((item) => ({ named: nameOf(item), far: remoteness(nameOf(item).key, wanted, size) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .filter(({ named: { key } }) => !taken.has(key) && taken.add(key))
    .slice(0, limit)
    .map(({ named: { id, name } }) => ({ id, name }))
}
