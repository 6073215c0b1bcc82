import type { Bounds } from '../money/number-bounds'
import type { ParserMap } from './search-params'
import type { Facet } from './count-facet'
import type { Match } from './split-rows'

/** The fields of every list's parsed search; the rest are the values of its filters. */
export type ListSearch = {
  search: string
  sort: string
  page: number
  /** The page of the rows that don't report what a filter asks for; 0 while they are folded. */
  unreported: number
  /** Names that a form sent and that no country goes by (`unread.ts`). */
  unread?: string
}

/** A search seen as the values of its parameters by name, which is how filters read and change it. */
export type SearchValues = Readonly<Record<string, unknown>>

export type Option<Value extends string = string> = { readonly value: Value; readonly label: string }

/** An active filter as the visitor sees it, with the change of the search that removes it. */
export type FilterChip = { key: string; label: string; change: SearchValues }

/** The control that the form draws for a filter. */
export type Control =
  | { kind: 'search' }
  /** A searchable list of countries. `extra`: options for several countries. */
  | { kind: 'countries'; anyLabel: string; max: number; extra: readonly Option[] }
  | { kind: 'radios'; anyLabel: string; options: readonly Option[] }
  /** `options` is null where the options are the names that the rows have. */
  | { kind: 'select'; anyLabel: string; options: readonly Option[] | null }
  | { kind: 'checks'; options: readonly Option[] }
  | { kind: 'range'; unit: string; bounds: Bounds }
  /** One of a few options; the first where none is chosen. Its control is beside the sort. */
  | { kind: 'choice'; options: readonly Option[] }

/** An answer of the visitor's profile, which the browser keeps. */
export type KeptChoice<Value extends string = string> = {
  read: () => Value | null
  keep: (value: Value) => void
}

/** One filter of a list, made from its entry in the list's table by a function of `filters.ts`. */
export type Filter<Row> = {
  key: string
  /** The name of its group in the form. */
  label: string
  /** A sentence below its control. */
  note: string | null
  /** Its name after "Without"; null for an entry that only changes other filters. */
  drop: string | null
  /** Stands behind "More filters". */
  isMore: boolean
  /** Only for a visitor who has rows of their own in the list. */
  isForOwn: boolean
  /** Rests on what the browser alone keeps: the server counts nothing of it. */
  isOnDevice: boolean
  control: Control
  /** The answers of the visitor's profile that it takes and gives, by parameter; null where it has none. */
  kept: Readonly<Record<string, KeptChoice>> | null
  /** Its parameters in the address. */
  parsers: ParserMap
  /** Puts right what only shows when two of its parameters are seen together. */
  normalise: (search: SearchValues) => SearchValues
  /**
   * The test on a row that a search asks for; null when the filter is not set. A row that does not report what is asked
   * for is neither a match nor none: the test then says null. `today` is an ISO date.
   */
  test: (search: SearchValues, today: string) => ((row: Row) => Match) | null
  /** `nameOf` gives the name for a country's code or a place's slug. */
  chips: (search: SearchValues, nameOf: (value: string) => string) => FilterChip[]
  /** The counting of its options, and of the rows that report it; null where neither is counted. */
  facet: ((search: SearchValues, today: string) => Facet<Row>) | null
}

/** Whether the options of a filter stand on the page before anything is opened. */
export function isInView<Row>({ isMore, facet, control }: Filter<Row>): boolean {
  return !isMore && facet !== null && control.kind !== 'countries' && control.kind !== 'range'
}

/** The options of a control that are counted even where they have no results. */
export function optionsOf<Row>({ control }: Filter<Row>): readonly string[] | undefined {
  return 'options' in control && control.options ? control.options.map(({ value }) => value) : undefined
}
