import type { TextReaders } from '../text/has-words'
import { keepRecent, sizeOfList } from './keep-recent'
import { perArray } from './per-array'

/** Finds the rows of which each word is in one of the texts, in the order given. */
export type RowsWith<Row> = (rows: readonly Row[], words: readonly string[]) => readonly Row[]

/** The positions of texts with a word that are remembered, of all words together. */
const MOST_POSITIONS = 50_000

/**
 * Looks for words in each text once, though many rows share it: 100,000 programmes have 18,000 texts, and 5,000 universities.
 * It remembers the texts of the rows, which therefore never change, and where the words asked for last are.
 */
export function rowsWithWords<Row>(readers: TextReaders<Row>): RowsWith<Row> {
  const textsOf = perArray<Row, Texts>()
  return (rows, words) => {
    const texts = textsOf(rows, '', () => gatherTexts(rows, readers))
    /** The number of words that each row has: the second counts only where the first was found. */
    const has = new Uint8Array(rows.length)
    words.forEach((word, before) => {
      markRows(
        has,
        before,
        texts.recent(word, () => findTexts(word, texts)),
        texts,
      )
    })
    const found: Row[] = []
    for (let at = 0; at < has.length; at++) if (has[at] === words.length) found.push(rows[at] as Row)
    return found
  }
}

/** The texts of rows, each once, and the positions of the rows that have it. */
type Texts = {
  texts: readonly string[]
  /** `lettersOf` each text. */
  letters: Int32Array
  /** The positions of the rows, text by text. */
  rows: Uint32Array
  /** The place in `rows` behind the last of each text. */
  ends: Uint32Array
  /** The positions of the texts with a word, for the words asked for last. */
  recent: (word: string, find: () => Uint32Array) => Uint32Array
}

function gatherTexts<Row>(rows: readonly Row[], readers: TextReaders<Row>): Texts {
  const rowsOf = new Map<string, number[]>()
  for (const [at, row] of rows.entries())
    for (const read of readers) {
      const text = read(row)
      const known = rowsOf.get(text)
      if (known) known.push(at)
      else rowsOf.set(text, [at])
    }
  const texts = [...rowsOf.keys()]
  let end = 0
  return {
    texts,
    letters: Int32Array.from(texts, lettersOf),
    rows: Uint32Array.from([...rowsOf.values()].flat()),
    ends: Uint32Array.from(rowsOf.values(), (positions) => (end += positions.length)),
    recent: keepRecent<Uint32Array>(MOST_POSITIONS, sizeOfList),
  }
}

/** The letters of a text as bits, some of which share one: a text without a word's bits can't have the word. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

/** The positions of the texts with a word. Written out, as it looks at every text of the catalogue. */
function findTexts(word: string, { texts, letters }: Texts): Uint32Array {
  const asked = lettersOf(word)
  const found: number[] = []
  for (let at = 0; at < texts.length; at++)
    if (((letters[at] ?? 0) & asked) === asked && texts[at]?.includes(word)) found.push(at)
  return Uint32Array.from(found)
}

/** Counts a word, which texts at these positions have, for the rows that have the words before as well. */
function markRows(has: Uint8Array, before: number, positions: Uint32Array, { rows, ends }: Texts): void {
  for (const text of positions)
    for (let at = ends[text - 1] ?? 0; at < (ends[text] ?? 0); at++) {
      const row = rows[at] ?? 0
      if (has[row] === before) has[row] = before + 1
    }
}
