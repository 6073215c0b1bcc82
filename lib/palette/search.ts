import { FIT, readNameQuery, relevance, type NameQuery } from '../search-words/relevance'
import { ENTRY_KINDS, type PaletteEntry, type EntryKind } from './entry'

export type Group = { kind: EntryKind; label: string; entries: readonly PaletteEntry[] }

type Hit = { entry: PaletteEntry; score: number }

/** The scores of entries whose names do not fit, but whose text has all the words: whole ones, and parts. */
const IN_TEXT = { words: 0.75, parts: 0.5 }
/** A country's name never goes before the name of a university that begins like it. */
const MOST_OF_COUNTRY = FIT.first - 0.5
/** "UK" and "USA" are the countries, though universities go by them, too. */
const SHORT_FORM = { letters: 3, score: FIT.name + 0.5 }

/** The score of an entry; 0 if a word is missing. */
function score({ kind, name, others, text }: PaletteEntry, query: NameQuery): number {
  if (kind === 'country' && ` | ${others} | `.includes(` | ${query.phrase} | `))
    return query.phrase.length <= SHORT_FORM.letters ? SHORT_FORM.score : MOST_OF_COUNTRY
  const fit = relevance({ nameKey: name, names: others }, query)
  if (fit > 0) return kind === 'country' ? Math.min(fit, MOST_OF_COUNTRY) : fit
  if (query.words.every((word) => text.includes(` ${word} `))) return IN_TEXT.words
  return query.words.every((word) => text.includes(word)) ? IN_TEXT.parts : 0
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

/** The hits of a text; `corrected`: the text that they are of, where nothing has the words as typed. */
type Hits = { groups: readonly Group[]; corrected: string | null }

/**
 * The best hits of each kind, the kind with the best hit first. Every word must be found; case, accents and the order of
 * the words do not count. A blank text finds nothing.
 * @param parts lists of entries; the kinds may be mixed
 * @param correct puts a mistyped word right; asked where nothing has the words as typed
 */
export function searchEntries(
  parts: readonly (readonly PaletteEntry[])[],
  text: string,
  perKind: number,
  correct: (word: string) => string = (word) => word,
): Hits {
  const query = readNameQuery(text)
  const groups = query ? findEntries(parts, query, perKind) : []
  if (!query || groups.length > 0) return { groups, corrected: null }
  const right = readNameQuery(query.phrase.split(' ').map(correct).join(' '))
  const found = right && right.phrase !== query.phrase ? findEntries(parts, right, perKind) : []
  return { groups: found, corrected: found.length > 0 ? (right?.phrase ?? null) : null }
}

function findEntries(
  parts: readonly (readonly PaletteEntry[])[],
  query: NameQuery,
  perKind: number,
): Group[] {
  const best = new Map<EntryKind, Hit[]>(ENTRY_KINDS.map(({ value }) => [value, []]))
  for (const entries of parts) {
    for (const entry of entries) {
      const reached = score(entry, query)
      if (reached > 0) keepBest(best.get(entry.kind) ?? [], { entry, score: reached }, perKind)
    }
  }
  return ENTRY_KINDS.map(({ value, label }) => ({ kind: value, label, hits: best.get(value) ?? [] }))
    .filter(({ hits }) => hits.length > 0)
    .sort((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0))
    .map(({ kind, label, hits }) => ({ kind, label, entries: hits.map(({ entry }) => entry) }))
}
