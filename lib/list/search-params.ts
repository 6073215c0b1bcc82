import { createParser, type createLoader } from 'nuqs/server'
import { onStep, type Bounds } from '../money/number-bounds'
import { slugify } from '../text/slugify'
import { cleanText, keepText } from '../text/clean-text'

/** Parsers by the names of their parameters. */
export type ParserMap = Parameters<typeof createLoader>[0]

/** The values of an option table, as the parser of one choice wants them. */
export const values = <Value extends string>(table: readonly { value: Value }[]) =>
  table.map((entry) => entry.value) as [Value, ...Value[]]

const sameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

export const parseAsSearchText = createParser({ parse: keepText, serialize: cleanText })

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

/**
 * The number in a text, brought within its bounds and onto its step; null for text that is no number. Steps are tenths
 * or whole numbers.
 */
export function boundedNumber(text: string, bounds: Bounds): number | null {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number)) return null
  return onStep(Math.min(bounds.max, Math.max(bounds.min, number)), bounds)
}

/** A number within its bounds and on its step; text that is no number is ignored. */
export function parseAsBounded(bounds: Bounds) {
  return createParser<number>({ parse: (text) => boundedNumber(text, bounds), serialize: String })
}

const MAX_SLUG_LENGTH = 60

/** A name as its slug. Which names there are depends on what the visitor added, so any is taken. */
export const parseAsSlug = createParser<string>({
  parse: (text) => slugify(text.split(',')[0] ?? '').slice(0, MAX_SLUG_LENGTH) || null,
  serialize: String,
})

/** Whether a slug says all of a text: it has no letter but those of English and marks on them, and the text is no longer. */
export const isWholeInSlug = (text: string): boolean =>
  text.length <= MAX_SLUG_LENGTH && !/\p{L}/u.test(text.normalize('NFKD').toLowerCase().replace(/[a-z]/g, ''))

/** A code of ISO 4217. Which of them have a rate, only the catalogue knows. */
export const parseAsCurrency = createParser<string>({
  parse: (text) => (/^[a-z]{3}$/i.test(text) ? text.toUpperCase() : null),
  serialize: String,
})
