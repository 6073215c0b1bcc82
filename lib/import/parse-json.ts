import { isObject } from '../text/is-object'
import { flattenRecord } from './flatten'
import { entryLines, jsonErrorLine } from './json-lines'
import { MAX_ROWS, TOO_MANY_ROWS } from './limits'
import { readProvenance } from './provenance'
import type { Parsed, ParsedRow } from './parse-csv'

const WRAPPERS = ['universities', 'data', 'records']
const NO_RECORD = 'This is not a university: expected an object with a name and a country.'
const TOO_DEEP = 'A value in it has too many brackets within brackets to be read.'

/** The list of a file: its own, or one under a known name. Null when the file is one record. */
function listOf(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json
  if (!isObject(json)) return null
  const wrapped = WRAPPERS.map((name) => (Object.hasOwn(json, name) ? json[name] : null))
  return wrapped.find(Array.isArray) ?? null
}

/** Reads a JSON file: one record, a list of them, or a list under "universities", "data" or "records". */
export function parseJson(text: string): Parsed {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { reason: `This is not valid JSON: look at line ${jsonErrorLine(text)}.` }
  }
  const list = listOf(json)
  const entries = list ?? [json]
  if (entries.length === 0) return { reason: 'There is no university in this file.' }
  if (entries.length > MAX_ROWS) return { reason: TOO_MANY_ROWS }
  const lines = list ? entryLines(text) : [1]
  const unused = new Set<string>()
  const rows = entries.map((entry, at): ParsedRow => {
    const line = lines[at] ?? at + 1
    if (!isObject(entry)) return { line, cells: {}, fault: NO_RECORD }
    try {
      const provenance = readProvenance(entry.provenance)
      return { line, cells: flattenRecord(entry, unused), ...(provenance && { provenance }) }
    } catch {
      return { line, cells: {}, fault: TOO_DEEP }
    }
  })
  return { rows, unused: [...unused] }
}
