/** A list's rows as the browser holds them. */
export type Loaded<Row> = {
  rows: readonly Row[]
  /** Countries to choose from, in alphabetical order. `aliases`: other names people type, separated by commas. */
  countries: readonly { code: string; name: string; aliases: string }[]
  /** Whether every word that a search looks at is here. */
  hasText: boolean
  /** Whether the visitor's own universities are among the rows. */
  hasAdded: boolean
}

/** Where a list's rows come from in the browser. `text` is the file of further words that a search looks at. */
export type Source<Row> = {
  load: (version: string, file: 'rows' | 'text') => Promise<unknown>
  subscribe: (listener: () => void) => () => void
  get: () => Loaded<Row> | null
  getNone: () => null
  /** Whether the visitor has added rows, which no server knows. */
  hasOwn: () => boolean
}
