import type { Answer } from '../search-words/answers'
import type { Part } from '../search-words/meaning'
import type { ListSearch, SearchValues } from './filter'
import type { KeyedPredicate, Match, SplitRows } from './split-rows'

/** The meaning of a typed text beyond the list's own filters. */
export type TextMeaning<Row> = {
  /** The search as its address has it, in which the text is text. */
  typed: ListSearch
  /** The parts of the text for which the list has no filter. */
  tests: readonly KeyedPredicate<Row>[]
  /** The fit of a row's name to the text; more is better, and 0 is none. Null: the text names nothing. */
  fit: ((row: Row) => number) | null
  /**
   * Whether a row that contains the text has the short words and the places of it as words: "uk" stands in Duke, and "Guinea"
   * in the name of another country. Left out where any row will do.
   */
  hasItsWords?: (row: Row) => boolean
  /** Whether the whole typed text is a row's name: "International Business School". */
  isNamed?: ((row: Row) => boolean) | null
  /** Whether the words that are left stand in names of universities, so that none is mistyped. */
  isSpeltRight?: boolean
}

/** The data with which a page shows an understood text. */
export type ShownMeaning = {
  parts: readonly Part[]
  /** Parts for which the list has no filter. */
  unused: readonly Part['kind'][]
  /** The text to search. It differs from the typed text where a typing error was corrected. */
  text: string
  /** Whether a typing error was put right in it, because nothing has the word as typed. */
  isCorrected: boolean
  /** The whole typed text where a typing error in a country or place was put right in it. */
  corrected?: string
  /** The values of the list's filters that the text changes. */
  set: SearchValues
  /** The other lists that the text leads to, the best first. */
  elsewhere: readonly OtherList[]
  /** Pages that answer what the text asks beside the list; without an address, what is said of it. */
  answers: readonly Answer[]
  /** The text is a question alone, which an answer leads on from: it asks for no results. */
  isQuestion?: boolean
}

/** A way to another list, with its filters in words. */
export type OtherList = {
  what: 'programmes' | 'scholarships' | 'universities'
  href: string
  label: string
  /** The number of results there; left out until it is known. */
  found?: FoundElsewhere
}

/** `notKnown`: possible results, which do not report a fact that is asked for. */
export type FoundElsewhere = { total: number; notKnown: number }

/** Whether another list has no result, and none that may be one. */
export const hasNothing = ({ total, notKnown }: FoundElsewhere) => total + notKnown === 0

/** What a list is asked: a search, and what its text means beyond it. Without a meaning the text is text. */
export type Asked<Row, Search> = { search: Search; meaning?: TextMeaning<Row> | null }

/** A search as its text means it, and what is shown of that. */
export type Meant<Row, Search> = Asked<Row, Search> & { shown: ShownMeaning | null }

/** The part of a meaning that a page is sent; null where the text is searched as it was typed. */
export function worthShowing({ shown }: { shown: ShownMeaning | null }): ShownMeaning | null {
  return shown && (shown.parts.length > 0 || shown.isCorrected || shown.answers.length > 0) ? shown : null
}

/** The tests of a list's filters, with those that the text asks for beyond them. Tests of one key become one. */
export function withTests<Row>(
  predicates: readonly KeyedPredicate<Row>[],
  further: readonly KeyedPredicate<Row>[] = [],
): readonly KeyedPredicate<Row>[] {
  const tests = new Map<string, (row: Row) => Match>(predicates)
  for (const [key, test] of further) {
    const other = tests.get(key)
    tests.set(key, other ? (row) => both(other(row), () => test(row)) : test)
  }
  return [...tests]
}

const both = (first: Match, second: () => Match): Match => {
  if (first === false) return false
  const other = second()
  return other === false ? false : first && other
}

/**
 * Splits the rows of a list by the meaning of the search. Rows whose names fit the text come first under the default
 * sort, before them those that are named so. Rows that contain the text as typed, but may not have its meaning, come last:
 * `also` counts them.
 */
export function splitMeant<Row, Search extends ListSearch>(
  asked: Asked<Row, Search>,
  isDefaultSort: boolean,
  split: (asked: Asked<Row, Search>) => SplitRows<Row>,
): SplitRows<Row> & { also: number } {
  const { search, meaning } = asked
  const parts = split(asked)
  if (!meaning) return { ...parts, also: 0 }
  const { typed, tests, fit, isNamed, hasItsWords = () => true } = meaning
  const isText = tests.length === 0 && search.search === typed.search
  const known = new Set(parts.found)
  const containing = isText ? [] : split({ search: typed as Search }).found
  const others = containing.filter((row) => !known.has(row) && (hasItsWords(row) || isNamed?.(row)))
  const contains = new Set(others)
  const also = others.filter((row) => !isNamed?.(row))
  const meant = [...others.filter((row) => isNamed?.(row)), ...parts.found]
  const found = isDefaultSort && (fit ?? isNamed) ? byFit(meant, fitWith(fit, isNamed)) : meant
  return {
    ...parts,
    found: [...found, ...also],
    unknown: parts.unknown.filter((row) => !contains.has(row)),
    openTests: parts.openTests.filter((_, at) => !contains.has(parts.unknown[at] as Row)),
    also: also.length,
  }
}

/** The fit of a row, where the whole text as its name is more than any other. */
const fitWith =
  <Row>(fit: TextMeaning<Row>['fit'], isNamed: TextMeaning<Row>['isNamed']) =>
  (row: Row) =>
    isNamed?.(row) ? Infinity : (fit?.(row) ?? 0)

/** The rows whose names fit first, the best before the others; equals keep their order. */
function byFit<Row>(rows: readonly Row[], fit: (row: Row) => number): Row[] {
  const rowsOf = new Map<number, Row[]>()
  for (const row of rows) {
    const own = fit(row)
    const alike = rowsOf.get(own)
    if (alike) alike.push(row)
    else rowsOf.set(own, [row])
  }
  return [...rowsOf].sort(([a], [b]) => b - a).flatMap(([, alike]) => alike)
}
