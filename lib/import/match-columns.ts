import { readEntry, writeEntry } from '../device/browser-storage'
import { fieldOf, IMPORT_FIELDS, plainHeading, type FieldKey } from './fields'
import { fieldOfHeading } from './headings'
import { findCountryOf, NOTHING_SAID, readField, type AllRows, type CheckContext } from './read-field'
import { isTwoDays } from './read-date'
import { readNumber } from './read-figure'
import type { SourceTable } from './source-table'

/** A column of a file as the visitor sees it while matching. */
export type ColumnSummary = {
  name: string
  /** Up to three different values. */
  samples: readonly string[]
  /** Whether all its numbers lie between 0 and 1, so that they may be shares. */
  isParts: boolean
  /** Whether all its numbers are at most 100, so that they may be per cent. */
  isSmall: boolean
  /** Whether a value names neither a currency nor that it is free. */
  hasBareSums: boolean
  /** Whether a date in it could be two days. */
  hasTwoDays: boolean
}

/** What becomes of a column: a field takes it, or it is kept as it is. `currency`: of sums that name none. */
export type ColumnMatch = { field: FieldKey | null; currency: string | null }

/** How a file is read: a match for each column, and what holds for all rows. */
export type Matching = { columns: readonly ColumnMatch[]; all: AllRows }

const SAMPLES = 3

export function summariseColumns({ columns, rows }: SourceTable): ColumnSummary[] {
  return columns.map((name, at) => {
    const samples = new Set<string>()
    let most = -Infinity
    let hasFraction = false
    let isNumeric = true
    let hasBareSums = false
    let hasTwoDays = false
    for (const { values } of rows) {
      const value = values[at] ?? ''
      if (value === '') continue
      if (samples.size < SAMPLES) samples.add(value.slice(0, 120))
      const number = readNumber(value)
      if (number === null) isNumeric = false
      else {
        most = Math.max(most, number)
        hasFraction ||= !Number.isInteger(number)
      }
      hasBareSums ||= number !== null || /^[$£¥]|^\D{0,2}[$£¥]/.test(value)
      hasTwoDays ||= isTwoDays(value)
    }
    const hasNumbers = isNumeric && samples.size > 0
    return {
      name,
      samples: [...samples],
      isParts: hasNumbers && most <= 1 && hasFraction,
      isSmall: hasNumbers && most <= 100,
      hasBareSums,
      hasTwoDays,
    }
  })
}

const KEPT_KEY = 'meridian-import-columns'
const MOST_KEPT = 200
/** The name of a column without a heading. */
const NUMBERED = /^Column \d+$/

/** What the visitor chose for headings before, by plain heading; '' is a column that no field takes. */
function readKept(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(readEntry(KEPT_KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? kept.filter((pair) => Array.isArray(pair) && pair.length === 2) : [])
  } catch {
    return new Map()
  }
}

/** Keeps the visitor's matches for the next file, where the file itself would not tell the same. */
export function keepMatches(columns: readonly ColumnSummary[], matching: Matching, context: CheckContext) {
  const kept = readKept()
  const guesses = guessColumns(columns, new Map(), context)
  for (const [at, column] of columns.entries()) {
    const key = plainHeading(column.name)
    const field = matching.columns[at]?.field ?? null
    const guess = guesses[at]
    const guessed = guess?.field ?? null
    // Another column of the same field says nothing of this heading, and numbers that may be per cent are asked each time.
    const isTaken = field === null && guessed !== null && hasField(matching, guessed)
    if (isTaken || mayBePercent(column) || NUMBERED.test(column.name)) continue
    if (field === guessed && guess?.isSure !== false) kept.delete(key)
    else kept.set(key, field ?? '')
  }
  writeEntry(KEPT_KEY, kept.size === 0 ? '' : JSON.stringify([...kept].slice(-MOST_KEPT)))
}

/** Whether a column of counts may be one of percentages, so that only the visitor can tell which field takes it. */
export const mayBePercent = ({ name, isSmall }: ColumnSummary): boolean =>
  isSmall && fieldOfHeading(name)?.field === 'internationalStudents'

type Guess = ColumnMatch & { isSure: boolean }

/** Kinds of fields whose values are read from their text alone, without what is said of all rows. */
const READ_ALONE = ['number', 'ranking', 'website', 'country', 'ratio']

/** Whether none of a column's values can be one of the field, whatever its heading says: "XL" students. */
function isOther({ samples }: ColumnSummary, key: FieldKey, context: CheckContext): boolean {
  const field = IMPORT_FIELDS.find((each) => each.key === key)
  if (key === 'name') return samples.every((text) => /^https?:/i.test(text))
  if (!field || !READ_ALONE.includes(field.kind)) return false
  return samples.every((text) => 'reason' in readField(text, field, { ...context, countryCode: null }))
}

function guessColumn(column: ColumnSummary, kept: ReadonlyMap<string, string>, context: CheckContext): Guess {
  const { name, samples } = column
  if (samples.length === 0) return { field: null, currency: null, isSure: true }
  const chosen = kept.get(plainHeading(name))
  const guess = fieldOfHeading(name)
  const currency = guess?.currency ?? null
  const field = IMPORT_FIELDS.find(({ key }) => key === chosen)?.key ?? null
  if (chosen !== undefined && !(field && isOther(column, field, context)))
    return { field, currency, isSure: true }
  if (!guess || guess.field === 'derived') return { field: null, currency: null, isSure: true }
  if (mayBePercent(column)) return { field: null, currency: null, isSure: false }
  if (guess.field === 'internationalStudents' && samples.every((text) => text.endsWith('%')))
    return { field: 'internationalPercent', currency, isSure: true }
  const isOurs = fieldOf(name) !== null
  if (!isOurs && isOther(column, guess.field, context)) return { field: null, currency: null, isSure: false }
  return { field: guess.field, currency, isSure: guess.isSure }
}

const isOfCountries = ({ samples }: ColumnSummary, context: CheckContext) =>
  samples.length > 0 && samples.every((text) => text.length > 3 && findCountryOf(text, context) !== null)

/**
 * What each column is by its heading and values. Where no heading names the country, a column of countries has it. Rankings
 * call that column a location, which is then no city.
 */
function guessColumns(
  columns: readonly ColumnSummary[],
  kept: ReadonlyMap<string, string>,
  context: CheckContext,
): Guess[] {
  const guesses = columns.map((column) => guessColumn(column, kept, context))
  let hasCountry = guesses.some(({ field }) => field === 'country')
  return guesses.map((guess, at): Guess => {
    const column = columns[at] as ColumnSummary
    const isLocation = guess.field === 'campusLife.location' && plainHeading(column.name) === 'location'
    const isOpen = guess.field === null && !kept.has(plainHeading(column.name)) && !hasCountry
    if ((!isLocation && !isOpen) || !isOfCountries(column, context)) return guess
    const field = hasCountry ? null : 'country'
    hasCountry = true
    return { field, currency: null, isSure: false }
  })
}

/** The guess for each column of a file; of two columns for one field the first has it. `isSure`: nothing is left to ask. */
export function guessMatching(
  columns: readonly ColumnSummary[],
  context: CheckContext,
): { matching: Matching; isSure: boolean } {
  const guesses = guessColumns(columns, readKept(), context)
  const matches = guesses.map(({ field, currency }, at): ColumnMatch => {
    const isSecond = field !== null && guesses.findIndex((guess) => guess.field === field) < at
    return isSecond ? { field: null, currency: null } : { field, currency }
  })
  const matching = { columns: matches, all: NOTHING_SAID }
  const isSure =
    guesses.every((guess) => guess.isSure) &&
    questionsOf(columns, matching).every((question) => question === 'level')
  return { matching, isSure: isSure && hasField(matching, 'name') }
}

export const hasField = ({ columns }: Matching, field: FieldKey) =>
  columns.some((match) => match.field === field)

/** What is asked once for all rows. */
export type ColumnQuestion = keyof AllRows

const kindOf = (key: FieldKey | null) => IMPORT_FIELDS.find((field) => field.key === key)?.kind

/** The questions that a file leaves open, in their order. That for the level needs no answer. */
export function questionsOf(columns: readonly ColumnSummary[], matching: Matching): ColumnQuestion[] {
  const of = (kind: string, isOpen: (column: ColumnSummary, match: ColumnMatch) => boolean) =>
    columns.some((column, at) => {
      const match = matching.columns[at]
      return match !== undefined && kindOf(match.field) === kind && isOpen(column, match)
    })
  return [
    ...(hasField(matching, 'country') ? [] : ['country' as const]),
    ...(of('fee', ({ hasBareSums }, { currency }) => hasBareSums && currency === null)
      ? ['currency' as const]
      : []),
    ...(of('percent', ({ isParts }) => isParts) ? ['shares' as const] : []),
    ...(of('date', ({ hasTwoDays }) => hasTwoDays) ? ['dates' as const] : []),
    ...(of('fee', () => true) ? ['level' as const] : []),
  ]
}
