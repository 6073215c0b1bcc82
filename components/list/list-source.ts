import { collectInSteps } from '@/components/ui/run-in-steps'

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
export type RowSource<Row, State extends Loaded<Row> = Loaded<Row>, File extends string = 'rows' | 'text'> = {
  /** The server answers each search, because the rows are too many for a browser. */
  isOnServer?: true
  /** The list with what was loaded. A failure is handed to the caller, and a later call tries again. */
  load: (file: File) => Promise<State | null>
  subscribe: (listener: () => void) => () => void
  get: () => State | null
  getNone: () => null
  /** Whether the browser has what no server knows, so that its own answer is wanted in any case. */
  hasOwn: () => boolean
  /** Whether that is rows of the visitor's own; as `hasOwn` where it is left out. */
  hasOwnRows?: () => boolean
  /** Looks again at what the list is made from. What fails then is left to the next load. */
  refresh: () => void
}

type Definition<Row, Parts extends readonly unknown[], State extends Loaded<Row>, File extends string> = {
  isOnServer?: true
  load: (file: File, update: () => Promise<void>) => Promise<unknown>
  /** What rows are made from; null until all of it is here. They are made again when a part is another. */
  parts: () => Parts | null
  decode: (parts: Parts) => Promise<Iterable<Row>>
  /** Makes ready what takes a while and is told with the rows. */
  prepare?: (rows: readonly Row[], parts: Parts) => Promise<unknown>
  /** The list with its rows. Listeners hear of it when one of its values is another. */
  stateOf: (rows: readonly Row[], parts: Parts) => State
  /** Calls back when something else changed that the list is made from. Returns what ends that. */
  follow?: (onChange: () => void) => () => void
  hasOwn?: () => boolean
}

const isSame = <Values extends object>(before: Values | null, next: Values): boolean =>
  before !== null && Object.entries(next).every(([key, value]) => before[key as keyof Values] === value)

/** The source of a list: it loads files, makes rows from them in steps, and tells its listeners. */
export function makeSource<
  Row,
  Parts extends readonly unknown[],
  State extends Loaded<Row> = Loaded<Row>,
  File extends string = 'rows' | 'text',
>(definition: Definition<Row, Parts, State, File>): RowSource<Row, State, File> {
  const { isOnServer, load, parts, decode, prepare, stateOf, follow, hasOwn = () => false } = definition
  const listeners = new Set<() => void>()
  let state: State | null = null
  let decoding: { parts: Parts; rows: Promise<readonly Row[]> } | null = null

  async function readRows(present: Parts): Promise<readonly Row[]> {
    const rows = await collectInSteps(await decode(present))
    await prepare?.(rows, present)
    return rows
  }

  async function update(): Promise<void> {
    const present = parts()
    if (!present) return
    if (!decoding || present.some((part, at) => part !== decoding?.parts[at]))
      decoding = { parts: present, rows: readRows(present) }
    const own = decoding
    try {
      const rows = await own.rows
      // What came meanwhile began another decoding. Then that one counts, because it has both.
      if (own !== decoding) return
      const next = stateOf(rows, own.parts)
      if (isSame(state, next)) return
      state = next
      for (const listener of listeners) listener()
    } catch (reason) {
      if (own === decoding) decoding = null
      throw reason
    }
  }
  const refresh = () => void update().catch(() => {})
  return {
    ...(isOnServer && { isOnServer }),
    load: async (file) => {
      try {
        await load(file, update)
      } finally {
        await update()
      }
      return state
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const unfollow = follow?.(refresh)
      return () => {
        listeners.delete(listener)
        unfollow?.()
      }
    },
    get: () => state,
    getNone: () => null,
    hasOwn,
    refresh,
  }
}

/** The same function, which keeps its last result for as long as it is called with the same. */
export function keepLast<Given extends readonly unknown[], Result>(
  make: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { given: Given; result: Result } | null = null
  return (...given) => {
    if (!last || given.some((value, at) => value !== last?.given[at]))
      last = { given, result: make(...given) }
    return last.result
  }
}
