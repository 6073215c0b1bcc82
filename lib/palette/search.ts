import { normaliseText, queryWords } from '../text/normalise-text'
import { KINDS, type Entry, type Kind } from './entry'

export type Group = { kind: Kind; label: string; entries: readonly Entry[] }

type Hit = { entry: Entry; score: number }

/** The score of a word: whole words beat beginnings, beginnings beat other places, and the name beats other text. */
function scoreWord({ name, text }: Entry, word: string): number {
  if (name.includes(` ${word} `)) return 6
  if (name.includes(` ${word}`)) return 5
  if (text.includes(` ${word} `)) return 4
  if (name.includes(word)) return 3
  if (text.includes(` ${word}`)) return 2
  return text.includes(word) ? 1 : 0
}

/** The score of an entry; 0 if a word is missing. */
function score(entry: Entry, words: readonly string[], phrase: string): number {
  let sum = 0
  for (const word of words) {
    const fit = scoreWord(entry, word)
    if (fit === 0) return 0
    sum += fit
  }
  // A country has several names, and each of them counts as its whole name.
  const isName = entry.kind === 'country' ? entry.name.includes(` ${phrase} `) : entry.name === ` ${phrase} `
  if (isName) return sum + 10
  return entry.name.includes(` ${phrase}`) ? sum + 1 : sum
}

const isBefore = (a: Hit, b: Hit) =>
  a.score > b.score || (a.score === b.score && a.entry.weight < b.entry.weight)

/** Keeps only the best few hits in order, because one letter can find thousands. */
function keepBest(best: Hit[], hit: Hit, limit: number) {
  const last = best.at(-1)
  if (best.length === limit && last && !isBefore(hit, last)) return
  let at = best.length
  for (let before = best[at - 1]; before && isBefore(hit, before); before = best[at - 1]) at--
  best.splice(at, 0, hit)
  if (best.length > limit) best.pop()
}

/**
 * The best hits of each kind, the kind with the best hit first. Every word must be found; case and accents do not
 * count. A blank text finds nothing.
 * @param parts lists of entries; the kinds may be mixed
 */
export function searchEntries(parts: readonly (readonly Entry[])[], text: string, perKind: number): Group[] {
  const words = queryWords(text)
  if (words.length === 0) return []
  const phrase = normaliseText(text)
  const best = new Map<Kind, Hit[]>(KINDS.map(({ value }) => [value, []]))
  for (const entries of parts) {
    for (const entry of entries) {
      const reached = score(entry, words, phrase)
      if (reached > 0) keepBest(best.get(entry.kind) ?? [], { entry, score: reached }, perKind)
    }
  }
  return KINDS.map(({ value, label }) => ({ kind: value, label, hits: best.get(value) ?? [] }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0))
    .map(({ kind, label, hits }) => ({ kind, label, entries: hits.map(({ entry }) => entry) }))
}
