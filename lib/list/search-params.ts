import { createParser, type createLoader } from 'nuqs/server'
import { slugify } from '../text/slugify'
import { boundedNumber, type Bounds } from './bounded-number'
import { cleanText } from '../text/clean-text'

/** Parsers by the names of their parameters. */
export type ParserMap = Parameters<typeof createLoader>[0]

/** The values of an option table, as the parser of one choice wants them. */
export const values = <Value extends string>(table: readonly { value: Value }[]) =>
  table.map((entry) => entry.value) as [Value, ...Value[]]

const sameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

export const parseAsSearchText = createParser({ parse: cleanText, serialize: cleanText })

/** A comma-separated set of values, in one fixed order so that one choice has one address. */
export function parseAsSetOf<Value extends string>(allowed: readonly Value[]) {
  return createParser<Value[]>({
    parse: (text) => {
      const asked = new Set(text.toLowerCase().split(','))
      return allowed.filter((value) => asked.has(value))
    },
    serialize: (list) => list.join(','),
    eq: sameList,
  })
}

/** Comma-separated codes of the given form, sorted, each once, at most `limit`. */
export function parseAsCodes(form: RegExp, limit: number) {
  return createParser<string[]>({
    parse: (text) => {
      const codes = text
        .toLowerCase()
        .split(',')
        .filter((code) => form.test(code))
      return [...new Set(codes)].sort().slice(0, limit)
    },
    serialize: (list) => list.join(','),
    eq: sameList,
  })
}

/** A number held within its bounds and on its step; text that is no number is no bound at all. */
export function parseAsBounded(bounds: Bounds) {
  return createParser<number>({ parse: (text) => boundedNumber(text, bounds), serialize: String })
}

const MAX_SLUG_LENGTH = 60

/** A name as its slug. Which names there are depends on what the visitor added, so any is taken. */
export const parseAsSlug = createParser<string>({
  parse: (text) => slugify(text.split(',')[0] ?? '').slice(0, MAX_SLUG_LENGTH) || null,
  serialize: String,
})
