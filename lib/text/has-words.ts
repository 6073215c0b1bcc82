/** The texts of a row in which words are looked for. */
export type TextReaders<Row> = readonly ((row: Row) => string)[]

// Loops, and no text made anew: a list asks thousands of rows, and what is made for each of them has to be cleared away.

/** Whether each of the words, or a part of a longer one, is in one of the texts of a row. All are normalised. */
export function hasWords<Row>(row: Row, words: readonly string[], readers: TextReaders<Row>): boolean {
  for (const word of words) if (!hasWord(row, word, readers)) return false
  return true
}

function hasWord<Row>(row: Row, word: string, readers: TextReaders<Row>): boolean {
  for (const read of readers) if (read(row).includes(word)) return true
  return false
}

/** Whether one of the texts of a row has a word, or several in a row, between spaces. All are normalised. */
export function isInTexts<Row>(row: Row, words: string, readers: TextReaders<Row>): boolean {
  for (const read of readers) if (hasWholeWords(read(row), words)) return true
  return false
}

/** Whether a text has a word, or several in a row, between spaces: "york" is in "york uk", not in "yorkville". */
export function hasWholeWords(text: string, words: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length
    if ((at === 0 || text[at - 1] === ' ') && (end === text.length || text[end] === ' ')) return true
  }
  return false
}

/** Whether a word of a text begins with this: "york" begins one in "new yorkshire", not in "newyork". */
export function beginsWord(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at !== -1 && start !== ''; at = text.indexOf(start, at + 1))
    if (at === 0 || text[at - 1] === ' ') return true
  return false
}
