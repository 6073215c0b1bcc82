import { perArray } from './per-array'

/** Finds the rows of which each word is in one of the texts, in the order given. */
export type RowsWith<Row> = (rows: readonly Row[], words: readonly string[]) => readonly Row[]

/**
 * Looks for words in each text once, though many rows share it: 100,000 programmes have 18,000 texts, and 5,000 universities.
 * It remembers the texts of the rows, which therefore never change.
 */
export function rowsWithWords<Row>(readers: readonly ((row: Row) => string)[]): RowsWith<Row> {
  const columnsOf = perArray<Row, ReturnType<typeof numberTexts>>()
  return (rows, words) => {
    const { texts, columns } = columnsOf(rows, '', () => numberTexts(rows, readers))
    const hits = words.map((word) => texts.map((text) => text.includes(word)))
    // Written out, as it looks at every row of the catalogue.
    const found: Row[] = []
    for (let at = 0; at < rows.length; at++) {
      let isFound = true
      for (const hit of hits) {
        let isIn = false
        for (const column of columns) isIn ||= hit[column[at] ?? 0] === true
        isFound &&= isIn
      }
      if (isFound) found.push(rows[at] as Row)
    }
    return found
  }
}

/** All texts of rows, and for each reader the position of each row's text among them. */
function numberTexts<Row>(rows: readonly Row[], readers: readonly ((row: Row) => string)[]) {
  const numbers = new Map<string, number>()
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return number
  }
  const columns = readers.map((read) => Uint32Array.from(rows, (row) => numberOf(read(row))))
  return { texts: [...numbers.keys()], columns }
}
