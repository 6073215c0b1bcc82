import { countryFinder } from '../places/find-country'
import type { Country } from '../places/schema'
import type { ExchangeRates } from '../money/schema'
import { decodeText } from './decode-text'
import { tooLarge } from './limits'
import { parseCsv } from './parse-csv'
import { parseJson } from './parse-json'
import { checkRow, type CheckContext, type Checked } from './validate'

/** The data that rows are checked against. */
export type Reference = { countries: Country[]; rates: ExchangeRates }

/** The checked rows of the input, and the columns that were not used; or why the input can't be used. */
export type ImportResult = { rows: Checked[]; unused: string[] } | { reason: string }

const PROGRESS_EVERY = 50

export function checkContext({ countries, rates }: Reference): CheckContext {
  return {
    findCountry: countryFinder(countries),
    hasRate: (currency) => Object.hasOwn(rates.rates, currency),
  }
}

/** Control characters are removed; line breaks and tabs stay. */
const removeControls = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

/** Reads and checks a pasted text or the bytes of a file. A text that begins with a bracket is JSON, any other CSV. */
export function readImport(
  input: string | Uint8Array,
  reference: Reference,
  onProgress: (done: number, total: number) => void,
): ImportResult {
  const size = typeof input === 'string' ? new TextEncoder().encode(input).length : input.length
  const reason = tooLarge(size)
  if (reason) return { reason }
  const text = removeControls(typeof input === 'string' ? input : decodeText(input)).replace(/^\ufeff/, '')
  if (text.trim() === '') return { reason: 'There is nothing in it.' }
  const parsed = /^\s*[[{]/.test(text) ? parseJson(text) : parseCsv(text)
  if ('reason' in parsed) return parsed
  const context = checkContext(reference)
  const rows = parsed.rows.map(({ line, cells, fault }, at): Checked => {
    if (at % PROGRESS_EVERY === 0) onProgress(at, parsed.rows.length)
    if (fault) return { at, line, cells, record: null, problems: [{ field: null, reason: fault }], notes: [] }
    return checkRow(cells, { at, line }, context)
  })
  return { rows, unused: parsed.unused }
}
