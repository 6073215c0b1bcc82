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

/** A name to offer. `key` is the normalised name. */
export type Named = { id: string; name: string; key: string }

/** Names without those of a key that came before: thousands of programmes have the name of one university. */
export function namesOnce(all: readonly Named[]): Named[] {
  const taken = new Set<string>()
  return all.filter(({ key }) => !taken.has(key) && taken.add(key))
}

/** The names that a mistyped text most likely meant, best first; ties keep the order given. */
export function nearestNames(names: readonly Named[], text: string, limit = 3): Pick<Named, 'id' | 'name'>[] {
  const wanted = normaliseText(searchedText(text))
  if (wanted.length < 3) return []
  const size = wanted.split(' ').length
  return names
    .map(({ id, name, key }) => ({ id, name, far: remoteness(key, wanted, size) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ id, name }) => ({ id, name }))
}
