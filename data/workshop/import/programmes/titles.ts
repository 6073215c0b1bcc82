import { cellOf, type Table } from '../dataset'

type Title = {
  /** As it is written. */
  title: string
  english: string | null
  /** Our subject, where neither the English words nor the code give the right one. */
  subject: string | null
}

/** The titles of a reviewed table, by how the source writes them. An empty cell says nothing. */
export function titlesOf(table: Table): Map<string, Title> {
  return new Map(
    table.rows.map((row) => {
      const source = cellOf(row, 'programme')
      const [english, subject] = [cellOf(row, 'english') || null, cellOf(row, 'subject') || null]
      return [source, { title: cellOf(row, 'title') || source, english, subject }]
    }),
  )
}
