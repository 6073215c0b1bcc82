import { countryFinder } from '../places/find-country'
import type { Country } from '../places/schema'
import type { ExchangeRates } from '../money/schema'
import { removeHidden } from '../text/hidden-letters'
import { cleanCells } from './clean-cells'
import { decodeText, type Encoding } from './encoding'
import { tooLarge } from './limits'
import { parseCsv } from './parse-csv'
import { parseJson } from './parse-json'
import { NOTHING_SAID, type AllRows, type CheckContext } from './read-field'
import { checkRow, type Checked } from './validate'

/** The data that rows are checked against, and the successors of ids that the catalogue once had. */
export type Reference = {
  countries: Country[]
  rates: ExchangeRates
  successors: Readonly<Record<string, string>>
}

/**
 * The checked rows of the input, the columns that were not used, and how the file was read if it doesn't say how its
 * letters are written; or why the input can't be used.
 */
export type ImportResult =
  { rows: Checked[]; unused: string[]; encoding: Encoding | null } | { reason: string }

const PROGRESS_EVERY = 50

export function checkContext(
  { countries }: Pick<Reference, 'countries'>,
  all: AllRows = NOTHING_SAID,
): CheckContext {
  const currencies = new Map(countries.map(({ code, currency }) => [code, currency]))
  return {
    findCountry: countryFinder(countries),
    currencyOf: (code) => currencies.get(code ?? '') ?? null,
    all,
  }
}

/**
 * Reads and checks a pasted text or the bytes of a file. A text that begins with a bracket is JSON, any other CSV.
 * `chosen` is how the visitor says that the file is written.
 */
export function readImport(
  input: string | Uint8Array,
  reference: Reference,
  onProgress: (done: number, total: number) => void,
  chosen: Encoding | null = null,
): ImportResult {
  const size = typeof input === 'string' ? new TextEncoder().encode(input).length : input.length
  const reason = tooLarge(size)
  if (reason) return { reason }
  const { text: decoded, encoding } =
    typeof input === 'string' ? { text: input, encoding: null } : decodeText(input, chosen)
  const text = removeHidden(decoded)
  if (text.trim() === '') return { reason: 'There is nothing in it.' }
  const parsed = /^\s*[[{]/.test(text) ? parseJson(text) : parseCsv(text)
  if ('reason' in parsed) return parsed
  const context = checkContext(reference)
  const rows = parsed.rows.map(({ line, cells, fault, provenance }, at): Checked => {
    if (at % PROGRESS_EVERY === 0) onProgress(at, parsed.rows.length)
    const problems = [{ field: null, reason: fault ?? '' }]
    if (fault) return { at, line, cells: cleanCells(cells), record: null, problems, notes: [] }
    return { ...checkRow(cells, { at, line }, context), ...(provenance && { provenance }) }
  })
  return { rows, unused: parsed.unused.map(removeHidden), encoding }
}
