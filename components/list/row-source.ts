/** A list's rows as the browser holds them. */
export type Loaded<Row> = {
  /** None where the server answers. */
  rows: readonly Row[]
  /** Countries to choose from, in alphabetical order. `aliases`: other names people type, separated by commas. */
  countries: readonly { code: string; name: string; aliases: string }[]
  /** Whether every word that a search looks at is here. */
  hasText: boolean
  /** Whether the answer rests on what no server knows: universities of the visitor's own, or their profile. */
  hasAdded: boolean
  /** Whether the cards lack facts, because the file with them could not be loaded. */
  lacksCards: boolean
}

/** The source of a list's rows in the browser. `text` is the file of further words that a search looks at. */
export type RowSource<Row> = {
  /** The server answers each search, because the rows are too many for a browser. */
  isOnServer?: true
  load: (file: 'rows' | 'text') => Promise<unknown>
  subscribe: (listener: () => void) => () => void
  get: () => Loaded<Row> | null
  getNone: () => null
  /** Whether the browser has what no server knows, so that its own answer is wanted in any case. */
  hasOwn: () => boolean
}
